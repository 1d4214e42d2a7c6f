/** Starts the page. */

import { h, render } from 'preact'
import { App } from './app.ts'

const root = document.getElementById('app')
if (root) render(h(App, { needsKey: document.documentElement.dataset.access !== 'local' }), root)

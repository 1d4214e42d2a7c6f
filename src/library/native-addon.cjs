/** Replaces `lib/binding.js` of better-sqlite3 in the bundles: finds the addon in the installed package. */

const { dirname, join } = require('node:path')

exports.getBinding = () => {
  // An older Node crashes in the addon with a segmentation fault.
  if (Number.parseInt(process.versions.node, 10) < 22) {
    throw unusable(`Node 22.12 or newer is required; this is ${process.version}`)
  }
  try {
    const folder = dirname(require.resolve('better-sqlite3/package.json'))
    return require(join(folder, 'lib/binding.js')).getBinding()
  } catch (error) {
    const [reason] = error.message.split('\n')
    throw unusable(
      `the native addon of better-sqlite3 cannot be loaded (${reason}): install ingr again on this machine`,
    )
  }
}

function unusable(message) {
  return Object.assign(new Error(message), { code: 'ADDON_UNUSABLE' })
}

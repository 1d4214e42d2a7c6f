/** The foods of a library by their place in the order of ids: indexes refer to foods by this number. */

import { Packed, packTexts, type Texts } from '../domain/packed.ts'

/** The index body for ids in their order. */
export const packFoods = (ids: readonly string[]): Buffer => packTexts(ids)

export class Foods {
  private readonly texts: Texts

  constructor(body: Buffer) {
    this.texts = new Packed(body).texts()
  }

  get count(): number {
    return this.texts.length
  }

  id(place: number): string {
    return this.texts.at(place)
  }

  /** The place of an id; undefined for an unknown one. */
  place(id: string): number | undefined {
    return this.texts.find(id)
  }
}

/** The foods of a library by their place in id order, the number by which indexes refer to them. */

import { Packed, packTexts, type Texts } from '../domain/packed.ts'

/** Packs ids, which must be sorted. */
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

  /** The place of an id; undefined if unknown. */
  place(id: string): number | undefined {
    return this.texts.find(id)
  }
}

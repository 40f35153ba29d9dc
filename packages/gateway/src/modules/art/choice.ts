import { type Category, MOTIFS, type MotifName, isMotif } from './categories.ts'
import { motifByName } from './hints.ts'
import { hash } from '../../lib/crypto/random.ts'

/** What a picture is of. */
export interface Choice {
  category: Category
  motif: MotifName
  /** Number of the palette in the category's list, taken modulo its length. */
  dye: number
  /** Everything else follows from this: ground, framing, digits on the balls. */
  seed: number
}

const TOLD = /^(.+)-([a-z]+)-(\d{1,3})$/

/**
 * An id may name what to draw, `1001-coin-4`: motif and dye. Else an English name may choose the motif, else the hash
 * of category and id picks; always the same for the same words.
 */
export function choose(category: Category, id: string, name = ''): Choice {
  const seed = hash(`${category}:${id}`)
  const match = TOLD.exec(id)
  if (match?.[2] && isMotif(category, match[2]))
    return { category, motif: match[2] as MotifName, dye: Number(match[3]), seed }
  const all: readonly MotifName[] = MOTIFS[category]
  const motif = motifByName(category, name) ?? all[(seed >>> 5) % all.length] ?? MOTIFS[category][0]
  return { category, motif, dye: seed % 997, seed }
}
/** The id that makes `choose` draw this motif and dye. */
export const artId = (key: string | number, motif: MotifName, dye: number) => `${key}-${motif}-${dye}`

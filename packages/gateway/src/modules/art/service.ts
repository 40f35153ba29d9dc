import { type Category, type MotifName, categoryOf } from './categories.ts'
import { choose } from './choice.ts'
import { jewelBanner, jewelTile } from './jewel/compose.ts'
import { marketBanner, marketTile } from './market/compose.ts'
import { num } from './pen.ts'

export { type Category, type MotifName, MOTIFS, categoryOf } from './categories.ts'
export { artId } from './choice.ts'
export { motifByName } from './hints.ts'

export { avatars } from './avatars.ts'

/** `jewel`: the first brand's manner; `market`: the second's. */
export const styles = ['jewel', 'market'] as const
export type ArtStyle = (typeof styles)[number]

export const bannerSides = ['right', 'left'] as const
export type BannerSide = (typeof bannerSides)[number]

export interface TileArt {
  /** Same id and category: always the same picture. May end in `-<motif>-<dye>` to name what to draw. */
  id: string
  category: Category
  /** English title; nudges the motif where the id does not name it. */
  name?: string
  style?: ArtStyle
  /** Proportions in units of the drawing; 300 by 400 by default. */
  w?: number
  h?: number
}

export interface BannerArt extends TileArt {
  /** Where the motif is: at the end of a line that runs to the right, or to the left. */
  side?: BannerSide
  /** Centre of the motif, as parts of width and height. */
  x?: number
  y?: number
  scale?: number
}

/** Motifs made to fill a tile to its edges have no outline of their own. */
const BANNER_INSTEAD: Partial<Record<MotifName, MotifName>> = {
  versus: 'dragontiger',
  tail: 'manta',
  track: 'stumps',
  moon: 'lantern',
}

const svg = (viewBox: string, align: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="${align} slice" ` +
  `aria-hidden="true" focusable="false">${inner}</svg>`

/** The picture of a game: a still SVG of 3 to 16 kB without scripts, filters, fonts or links. */
export function tileArt({ id, category, name, style = 'jewel', w = 300, h = 400 }: TileArt): string {
  const choice = choose(category, id, name)
  if (style === 'jewel') return svg(`0 0 ${w} ${h}`, 'xMidYMid', jewelTile(choice, w, h))
  // The market tile is always drawn whole; other proportions are cropped around its focus.
  const tall = Math.min(400, (300 * h) / w)
  const wide = (tall * w) / h
  return svg(
    `${num(150 - wide / 2)} ${num(Math.max(0, Math.min(400 - tall, 182 - tall / 2)))} ${num(wide)} ${num(tall)}`,
    'xMidYMid',
    marketTile(choice),
  )
}

/**
 * A wide picture for heroes, dialogs and promotions: dark palettes only, the motif to the end, calm ground for text at
 * the start.
 */
export function bannerArt({
  id,
  category,
  name,
  style = 'jewel',
  w = 900,
  h = 400,
  side = 'right',
  x = side === 'right' ? 0.74 : 0.26,
  y = 0.5,
  scale = 1.35,
}: BannerArt): string {
  const chosen = choose(category, id, name)
  const choice = { ...chosen, motif: BANNER_INSTEAD[chosen.motif] ?? chosen.motif }
  const draw = style === 'jewel' ? jewelBanner : marketBanner
  return svg(
    `0 0 ${w} ${h}`,
    x === 0.5 ? 'xMidYMid' : x < 0.5 ? 'xMinYMid' : 'xMaxYMid',
    draw(choice, w, h, x, y, scale),
  )
}

export const isArtCategory = (name: string): boolean => categoryOf(name) !== undefined

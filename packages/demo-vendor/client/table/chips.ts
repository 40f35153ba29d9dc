import { chips } from '../../src/stakes.ts'
import { h } from '../dom.ts'

/** What is written on a chip: four signs at most, `12K` from ten thousand on. */
export const chipText = (minor: number): string =>
  minor < 1_000_000 ? String(minor / 100) : `${Math.floor(minor / 100_000)}K`

/** The chip of the set that a stack is made of: the largest that is not above it. */
export const chipRank = (minor: number): number =>
  Math.max(
    0,
    chips.findLastIndex((chip) => chip <= minor),
  )

/** A chip as a drawing; what it says stands elsewhere. */
export const chipView = (minor: number, kind = ''): HTMLElement =>
  h('span', { class: `chip-face is-chip-${chipRank(minor)} ${kind}`, 'aria-hidden': 'true' }, chipText(minor))

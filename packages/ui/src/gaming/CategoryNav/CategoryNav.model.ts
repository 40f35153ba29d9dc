import type { ReactNode } from 'react'
import type { Entry } from '../../foundation/EntryLink.tsx'

export interface VendorEntry extends Entry {
  /** Number of games, as it should be read. */
  count?: string | undefined
}

export interface Category extends Entry {
  href: string
  /** Comes after the others, stays in sight where they go behind "More", and has no drop-down. */
  fixed?: boolean | undefined
  /** With one or more the entry gets a drop-down. */
  vendors?: readonly VendorEntry[] | undefined
  /** One sentence beside a large list: "1,349 games from twelve studios." */
  about?: string | undefined
  /** Words of the link to the whole category, first in the drop-down. */
  all?: string | undefined
  /** A card at the end of a large list. */
  feature?: ReactNode
}

/** Up to 10 vendors fit one column under their category; more take the width of the page. */
export const dropDownOf = ({ vendors = [] }: Pick<Category, 'vendors'>): 'none' | 'column' | 'panel' =>
  vendors.length === 0 ? 'none' : vendors.length > 10 ? 'panel' : 'column'

/**
 * Where an arrow key leads in a list of `length`, from place `at` (-1: not in the list yet). Undefined for other keys.
 */
export function stepTo(key: string, at: number, length: number): number | undefined {
  if (length === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  if (key === 'ArrowDown') return (at + 1) % length
  if (key === 'ArrowUp') return at <= 0 ? length - 1 : at - 1
  return undefined
}

/** How many entries are in the first row, whose top is `first`, from the top of each: wrapped ones are hidden. */
export const inFirstRow = (tops: readonly number[], first: number): number => {
  const wrapped = tops.findIndex((top) => top > first)
  return wrapped < 0 ? tops.length : wrapped
}

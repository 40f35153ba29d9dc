import type { ReactNode } from 'react'

export interface LeaderboardRow {
  /** Place, from 1. Ties share one. */
  rank: number
  /** Shown masked: `ta***8`. */
  name: string
  /** Shown as it is in place of the name: "Hidden", "You (ta***8)". */
  label?: ReactNode
  /** As it should be read: "48,210 pts". */
  score: ReactNode
  /** As it should be read: "৳ 12,000". */
  prize?: ReactNode
  /** The reader's own place. */
  me?: boolean | undefined
}

/** The reader's place where it is not among those shown. */
export interface OwnPlace extends Omit<LeaderboardRow, 'name' | 'label' | 'me'> {
  /** What is missing to the next prize, as it should be read: "640 points to place 27". */
  gap?: ReactNode
}

export interface PlacedRow extends LeaderboardRow {
  id: string
  gap?: ReactNode
  /** Places between this row and the one before are left out. */
  apart?: boolean | undefined
}

/**
 * The rows as they are drawn: one's own place is last where it is further down, and takes the gap with it where it
 * is among them.
 */
export function placed(rows: readonly LeaderboardRow[], own: OwnPlace | undefined): PlacedRow[] {
  const drawn = rows.map((row, n): PlacedRow => ({ ...row, id: String(n), gap: row.me ? own?.gap : undefined }))
  if (!own || rows.some(({ me }) => me)) return drawn
  return [...drawn, { ...own, id: 'me', name: '', me: true, apart: own.rank > (rows.at(-1)?.rank ?? 0) + 1 }]
}

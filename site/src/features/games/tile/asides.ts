import type { Hall } from './decide.ts'

/**
 * What lies over a page is named in its address, so that it can be linked and the back button closes it: a game's sheet
 * (`?game=10001`), a vendor's list (`?hall=FISH.JL`), the sheet above the list.
 */
export function withAside(search: string, name: 'game' | 'hall', value: string): string {
  const query = new URLSearchParams(search)
  query.set(name, value)
  return `?${query.toString()}`
}

/** The address without the sheet, or without both. */
export function withoutAside(search: string, ...names: readonly ('game' | 'hall')[]): string {
  const query = new URLSearchParams(search)
  for (const name of names) query.delete(name)
  const text = query.toString()
  return text && `?${text}`
}

export const hallValue = ({ gameType, vassalage }: Hall): string => `${gameType}.${vassalage}`

/** Told to the entry of the history that opened something: closing goes back. */
export const opened = { aside: true }

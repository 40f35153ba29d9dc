import type { ProviderCategory } from './decide.ts'

/**
 * What is shown over a page is in its address, so that it can be linked and the back button closes it: a game's sheet
 * (`?game=10001`), a vendor's list (`?hall=FISH.JL`), the sheet above the list; the jackpot (`?jackpot=1`).
 */
export type OverlayName = 'game' | 'hall' | 'jackpot'

export function withOverlay(search: string, name: OverlayName, value: string): string {
  const query = new URLSearchParams(search)
  query.set(name, value)
  return `?${query.toString()}`
}

/** The address without some of them. */
export function withoutOverlay(search: string, ...names: readonly OverlayName[]): string {
  const query = new URLSearchParams(search)
  for (const name of names) query.delete(name)
  const text = query.toString()
  return text && `?${text}`
}

export const providerValue = ({ gameType, vassalage }: ProviderCategory): string => `${gameType}.${vassalage}`

/** State of a history entry that opened an overlay: closing it goes back. */
export const opened = { aside: true }

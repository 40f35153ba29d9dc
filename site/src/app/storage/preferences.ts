import { setBrand, setScheme, type Scheme } from '@brand/ui/theme'
import { useSyncExternalStore } from 'react'
import { oneOf, slot } from './storage.ts'

/** Brands this build carries; the first is the default. */
export const brands = [
  { id: 'veranda', name: 'Veranda' },
  { id: 'haat', name: 'Haat' },
] as const
export type BrandId = (typeof brands)[number]['id']

export const schemes = ['dark', 'light', 'system'] as const satisfies readonly Scheme[]

/** What a person chose for this device. `boot.js` reads the same keys before the first paint. */
export interface Preferences {
  scheme: Scheme
  brand: BrandId
  balanceHidden: boolean
}

export const defaults: Preferences = { scheme: 'dark', brand: 'veranda', balanceHidden: false }

const kept = {
  scheme: slot('localStorage', 'scheme', oneOf(...schemes)),
  brand: slot('localStorage', 'brand', oneOf(...brands.map(({ id }) => id))),
  balanceHidden: slot('localStorage', 'balanceHidden', oneOf('1', '0')),
}

const stored = (): Preferences => ({
  scheme: kept.scheme.read() ?? defaults.scheme,
  brand: kept.brand.read() ?? defaults.brand,
  balanceHidden: kept.balanceHidden.read() === '1',
})

let current: Preferences | undefined
const listeners = new Set<() => void>()
const now = () => (current ??= stored())

/**
 * Remembers a choice and shows it at once: scheme and brand are attributes of the page, so nothing renders again for
 * them.
 */
export function choose(change: Partial<Preferences>): void {
  current = { ...now(), ...change }
  if (change.scheme) kept.scheme.write(change.scheme)
  if (change.brand) kept.brand.write(change.brand)
  if (change.balanceHidden !== undefined) kept.balanceHidden.write(change.balanceHidden ? '1' : '0')
  setScheme(current.scheme)
  setBrand(current.brand)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, now, () => defaults)
}

/** Name of the site in force. */
export function useBrandName(): string {
  const { brand } = usePreferences()
  return brands.find(({ id }) => id === brand)?.name ?? brands[0].name
}

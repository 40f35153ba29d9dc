import { useSyncExternalStore } from 'react'
import { slot } from '../storage/storage.ts'

const safe = (text: string): string | undefined =>
  URL.canParse(text) && new URL(text).protocol === 'https:' ? text.replace(/\/+$/, '') : undefined

const kept = slot('sessionStorage', 'imageCDN', safe)
const listeners = new Set<() => void>()
let host: string | undefined

/**
 * Takes one of the site's image hosts at random and keeps to it for the session: what is loaded
 * stays loaded.
 */
export function chooseImageHost(hosts: readonly string[], random = Math.random): void {
  const good = hosts.flatMap((one) => safe(one) ?? [])
  const now = imageHost()
  const next = now && good.includes(now) ? now : (good[Math.floor(random() * good.length)] ?? '')
  if (next === now) return
  host = next
  kept.write(next || null)
  for (const listener of listeners) listener()
}

/** Where drawn pictures come from; empty for this site itself. */
const imageHost = (): string => (host ??= kept.read() ?? '')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useImageHost = (): string => useSyncExternalStore(subscribe, imageHost, () => '')

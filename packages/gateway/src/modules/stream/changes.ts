import type { GatewayEvent } from '../../lib/events.ts'
import { firstAnswersSec } from './notices.ts'

type Name = GatewayEvent['name']

const keptMs = firstAnswersSec * 1000

/**
 * What has happened lately, by person: how long what a new stream begins with has been so. Pages ask for their first
 * answers before it, and need not ask again for what had not changed by then.
 */
export function createChanges(now: () => number = () => performance.now()) {
  /** By time, the oldest first. */
  const last = new Map<string, number>()
  let since = now()
  const key = (name: Name, memberId: string) => `${name} ${memberId}`
  return {
    note(name: Name, memberId: string): void {
      last.delete(key(name, memberId))
      last.set(key(name, memberId), now())
    },
    /** Events may have been missed. */
    forget(): void {
      since = now()
    },
    /** For how many ms none of these has happened to a person, or to everybody: half a minute at most. */
    quietMs: (names: readonly Name[], memberId: string): number =>
      names
        .flatMap((name) => [last.get(key(name, memberId)), last.get(key(name, ''))])
        .reduce<number>((ms, at) => Math.min(ms, now() - (at ?? -Infinity)), Math.min(keptMs, now() - since)),
    sweep(): void {
      for (const [one, at] of last) {
        if (now() - at < keptMs) return
        last.delete(one)
      }
    },
  }
}

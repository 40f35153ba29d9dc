/** Speed of a line: `undefined` is being measured, `null` did not answer. */
export type Latency = number | null | undefined

export type Speed = 'fast' | 'good' | 'slow' | 'none' | 'asking'

/** Highest time of each speed, ms. */
const fastMs = 120
const goodMs = 200

export function speedOf(latency: Latency): Speed {
  if (latency === undefined) return 'asking'
  if (latency === null) return 'none'
  return latency <= fastMs ? 'fast' : latency <= goodMs ? 'good' : 'slow'
}

const times = 3
const patienceMs = 5000

export const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

/** The address of a line, by the protocol of this page. */
export const addressOf = (host: string, path = '/'): string => `${location.protocol}//${host}${path}`

/**
 * How long a host takes to answer, ms: the middle of three times, one after the other. Nothing of the person goes with
 * it: no cookie, no login, no address of the page. Null: it does not answer.
 */
export async function measure(host: string, signal: AbortSignal): Promise<number | null> {
  const found: number[] = []
  for (let n = 0; n < times; n++) {
    const began = performance.now()
    try {
      const answer = await fetch(addressOf(host, '/wps/system/ping'), {
        mode: 'cors',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        // Browsers that join no signals have a patience of their own.
        signal: 'any' in AbortSignal ? AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) : signal,
      })
      if (!answer.ok) return null
      await answer.text()
    } catch {
      return null
    }
    found.push(performance.now() - began)
  }
  return Math.max(1, Math.round(median(found)))
}

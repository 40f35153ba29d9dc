import { useCallback, useEffect, useState } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { measure, type Latency } from './latency.ts'

/** Measures hosts one after the other, so that none slows another down, and reports the results to the operator. */
export function useLatencies(hosts: readonly string[]) {
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState<{ round: number; of: Readonly<Record<string, number | null>> }>({
    round,
    of: {},
  })
  const list = hosts.join(' ')
  useEffect(() => {
    const stop = new AbortController()
    async function run() {
      const results: { host: string; latencyMs: number | null }[] = []
      for (const host of list.split(' ').filter(Boolean)) {
        const latency = await measure(host, stop.signal)
        if (stop.signal.aborted) return
        results.push({ host, latencyMs: latency })
        setKnown((before) => ({
          round,
          of: { ...(before.round === round ? before.of : {}), [host]: latency },
        }))
      }
      // For the operator alone: whether it arrives changes nothing here.
      if (results.length > 0) await sdk.system.speedTest({ results }).catch(() => {})
    }
    void run()
    return () => stop.abort()
  }, [list, round])
  const of = known.round === round ? known.of : {}
  return {
    latency: (host: string): Latency => of[host],
    busy: hosts.some((host) => of[host] === undefined),
    again: useCallback(() => setRound((n) => n + 1), []),
  }
}

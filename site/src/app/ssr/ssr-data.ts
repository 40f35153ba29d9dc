import type { QueryClient } from '@tanstack/react-query'

/** An answer the gateway wrote into the page (docs/decisions/0029), and what it answers. */
export interface Served {
  /** For instance `games.list`. */
  call: string
  language: string
  input: object
  data: unknown
}

/** Its element; a page that was not served by the gateway has none. */
export const ssrDataId = 'served'

const drawn = new WeakMap<QueryClient, Served>()

/** Gives a client the answer its page is drawn with. `epoch`: the session's; `at`: when it was true, ms since 1970. */
export function serve(client: QueryClient, served: Served, epoch: number, at: number): void {
  const { call, language, input, data } = served
  drawn.set(client, served)
  client.setQueryData([...call.split('.'), { epoch, language, input }], data, { updatedAt: at })
}

/**
 * What a page was drawn with for this question, also where something newer is known by now: coming to life, it must
 * draw the same.
 */
export function initialDataFor(client: QueryClient, call: string, input: unknown): unknown {
  const served = drawn.get(client)
  return served?.call === call && JSON.stringify(served.input) === JSON.stringify(input) ? served.data : undefined
}

/** Reads what the page holds. A page that the browser had kept and showed unasked counts as old. */
export function readSsrData(client: QueryClient, epoch: number): void {
  const text = document.getElementById(ssrDataId)?.textContent
  if (!text) return
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  serve(client, JSON.parse(text) as Served, epoch, navigation?.type === 'back_forward' ? 0 : performance.timeOrigin)
}

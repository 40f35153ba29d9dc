import { isGatewayError } from '../errors/gateway-error.ts'

/** Where the choice of a host survives a reload. */
export type HostStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * A fetch that reaches one service at several hosts: one is chosen at random once per session and kept, so that caches
 * and connections serve; when it cannot be reached the next is used. `createBrandClient({ fetch: anyHost(['https://a…',
 * 'https://b…']) })`, with an empty `baseUrl`. Calls are retried by the client's policy, so nothing is sent twice here.
 */
export function anyHost(
  hosts: readonly string[],
  fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init),
  random: () => number = Math.random,
  storage?: HostStorage,
): typeof globalThis.fetch {
  const hostChoice = createHostChoice(storage)
  let at = hosts.indexOf(hostChoice.read())
  if (at < 0) choose(Math.floor(random() * hosts.length))
  function choose(next: number) {
    at = next % hosts.length
    hostChoice.write(hosts[at] ?? '')
  }
  return async (input, init) => {
    const chosen = at
    try {
      return await fetch(typeof input === 'string' ? (hosts[chosen] ?? '') + input : input, init)
    } catch (error) {
      // A call that its caller gave up is no sign of a broken host, one that timed out is; of many calls that failed at
      // once only one switches.
      if ((!init?.signal?.aborted || timedOut(init.signal.reason)) && at === chosen) choose(at + 1)
      throw error
    }
  }
}

/** The reason of the client, or of `AbortSignal.timeout()`. */
const timedOut = (reason: unknown): boolean =>
  isGatewayError(reason, 'timeout') || (reason as Error | undefined)?.name === 'TimeoutError'

const key = 'brand.host'

/** The session's storage; where there is none, or it is denied, the choice lasts for the page. */
function createHostChoice(storage?: HostStorage) {
  const at = (): HostStorage | undefined => storage ?? globalThis.sessionStorage
  return {
    read() {
      try {
        return at()?.getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    write(host: string) {
      try {
        at()?.setItem(key, host)
      } catch {
        // Full or closed.
      }
    },
  }
}

/**
 * A fetch that reaches one service at several hosts: one is chosen at random and kept, so that caches and connections
 * serve; when it cannot be reached the next takes its place. `createBrandClient({ fetch: anyHost(['https://a…', 'https://b…']) })`,
 * with an empty `baseUrl`. Calls are tried again as the client's policy says, so nothing is sent twice here.
 */
export function anyHost(
  hosts: readonly string[],
  fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init),
  random: () => number = Math.random,
): typeof globalThis.fetch {
  let at = Math.floor(random() * hosts.length)
  return async (input, init) => {
    const chosen = at
    try {
      return await fetch(typeof input === 'string' ? (hosts[chosen] ?? '') + input : input, init)
    } catch (error) {
      // Whoever turned back says nothing about the host; of many calls that failed at once only one moves on.
      if (!init?.signal?.aborted && at === chosen) at = (chosen + 1) % hosts.length
      throw error
    }
  }
}

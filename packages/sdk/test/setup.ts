import { createBrandClient, createSessionStore, isGatewayError, type ClientOptions } from '../client/index.ts'
import { FakeClock } from './clock.ts'
import { fakeFetch, type Reply } from './server.ts'

/** A client with a clock of its own, with a gateway that gives these replies. */
export function setup(replies: Reply[], options: ClientOptions = {}) {
  const clock = new FakeClock()
  const { fetch, seen } = fakeFetch(...replies)
  let sealed = 0
  const sdk = createBrandClient({
    fetch,
    clock,
    session: createSessionStore(),
    language: () => 'en',
    cipher: () => ({
      seal: async ({ path, now }) => ({
        headers: { Encryption: 'test' },
        body: JSON.stringify({ sealed: ++sealed, path, now: now() }),
      }),
    }),
    solve: async (given) => `proof of ${JSON.stringify(given)}`,
    ...options,
  })
  return {
    sdk,
    clock,
    seen,
    fails: (work: Promise<unknown>) =>
      clock.until(work).then(
        () => undefined,
        (error: unknown) => (isGatewayError(error) ? error : Promise.reject(error)),
      ),
  }
}

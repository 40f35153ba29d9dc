import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBrandClient, createSessionStore, isGatewayError } from '../client/index.ts'
import { FakeClock, settle } from './clock.ts'
import { login, ok, refusal, type Reply } from './server.ts'

const runs = 300
const outcomes: Record<string, Reply> = {
  fine: ok({ sumBalance: '1.00' }),
  expired: refusal('token_expired', 401),
  revoked: refusal('session_revoked', 401),
  busy: refusal('unavailable', 503, { retryable: true }),
  away: () => {
    throw new TypeError('fetch failed')
  },
}
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('call' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which: fc.nat(5),
      how: fc.constantFrom(...Object.keys(outcomes)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('login', 'logout', 'renew') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 20_000 }) }) },
)

test(`no token of an old session is sent, no call lasts forever, no answer reaches another person (${runs} runs)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const clock = new FakeClock()
      const store = createSessionStore()
      const waiting: { answer: (reply: Reply) => void; sentIn: number }[] = []
      let tokens = 0
      let sent = 0
      let made = 0
      const sdk = createBrandClient({
        clock,
        session: store,
        fetch: (_url, init) => {
          sent++
          const token = new Headers(init?.headers).get('authorization')?.slice(7)
          // The heart of it: every request carries the token of the current session, or none.
          expect(token).toBe(store.get().session?.token)
          return new Promise((resolve, reject) => {
            const seen = {
              method: 'GET',
              path: '',
              query: {},
              headers: new Headers(),
              body: undefined,
              signal: undefined,
            }
            waiting.push({
              sentIn: store.get().epoch,
              answer: (reply) =>
                Promise.resolve()
                  .then(() => reply(seen))
                  .then(resolve, reject),
            })
          })
        },
      })
      const calls: Promise<void>[] = []
      for (const now of steps) {
        if (now.do === 'call') {
          made++
          const { epoch } = store.get()
          calls.push(
            sdk.wallet.balance().then(
              () => expect(store.get().epoch).toBe(epoch),
              (error: unknown) => expect(isGatewayError(error)).toBe(true),
            ),
          )
        } else if (now.do === 'answer' && 'how' in now) {
          waiting.splice(now.which % Math.max(1, waiting.length), 1)[0]?.answer(outcomes[now.how] ?? ok({}))
        } else if (now.do === 'wait' && 'ms' in now) await clock.advance(now.ms)
        else if (now.do === 'login') store.set(login(`token-${tokens++}-of-somebody`))
        else if (now.do === 'renew') store.renew(login(`token-${tokens++}-of-somebody`))
        else store.end('logout')
        await settle()
      }
      await clock.advance(120_000)
      await Promise.all(calls)
      // First send, two repeats, one more for a renewed token.
      expect(sent).toBeLessThanOrEqual(made * 4)
      expect(clock.pending).toBe(0)
      sdk.close()
    }),
    { numRuns: runs },
  )
})

test('twenty refusals of one dead token end one session, once', async () => {
  const store = createSessionStore()
  store.set(login())
  const reasons: string[] = []
  store.onEnd((reason) => reasons.push(reason))
  const sdk = createBrandClient({
    session: store,
    fetch: async () => Response.json({ success: false, code: 'token_expired' }, { status: 401 }),
  })
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => sdk.wallet.balance()))
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  expect(reasons).toEqual(['expired'])
  expect(store.get().epoch).toBe(2)
})

import { expect, test, vi } from 'vitest'
import { createSessionStore } from '../session/store.ts'
import { FakeClock, settle as settlePromises } from '../test/clock.ts'
import { login } from '../test/server.ts'
import { lazyStream } from './lazy.ts'

/** The stream is loaded on the first subscription. */
async function settle() {
  await vi.dynamicImportSettled()
  await settlePromises()
}

/** A gateway whose connections the test controls. */
function setup() {
  const clock = new FakeClock()
  const session = createSessionStore()
  const lines: { headers: Headers; signal: AbortSignal; send(text: string): void; end(): void; cut(): void }[] = []
  let answer: (() => Response) | undefined
  const stream = lazyStream({
    baseUrl: 'http://gateway.test',
    clock,
    session,
    language: () => 'en',
    fetch: async (url, init) => {
      expect(url).toBe('http://gateway.test/wps/stream')
      const refused = answer?.()
      if (!init?.signal) throw new Error('a stream nobody can stop')
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
      const { signal } = init
      signal.addEventListener('abort', () => controller?.error(signal.reason))
      lines.push({
        headers: new Headers(init.headers),
        signal,
        send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
        end: () => controller?.close(),
        cut: () => controller?.error(new TypeError('terminated')),
      })
      return refused ?? new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
    },
  })
  return { clock, session, stream, lines, answerWith: (make?: () => Response) => void (answer = make) }
}
const balance = (version: number, id = version) => `id: ${id}\nevent: balance\ndata: {"version":${version}}\n\n`

test('one connection serves all listeners, opens with the first and closes with the last', async () => {
  const { session, stream, lines } = setup()
  const got: string[] = []
  const unsubscribers = [
    stream.subscribe('balance', ({ version }) => got.push(`a${version}`)),
    stream.subscribe('balance', ({ version }) => got.push(`b${version}`)),
    stream.subscribe('winner', ({ gameName }) => got.push(gameName)),
  ]
  await settle()
  expect(lines.length).toBe(0)
  session.set(login())
  await settle()
  expect(lines.length).toBe(1)
  expect(lines[0]?.headers.get('authorization')).toBe('Bearer token-one-0001')
  lines[0]?.send(`${balance(1)}event: winner\ndata: {"gameName":"চাকা"}\n\n`)
  lines[0]?.send('event: unheard\ndata: 1\n\nevent: balance\ndata: {broken\n\n')
  await settle()
  expect(got).toEqual(['a1', 'b1', 'চাকা'])
  unsubscribers[0]?.()
  unsubscribers[2]?.()
  lines[0]?.send(balance(2))
  await settle()
  expect(got.slice(3)).toEqual(['b2'])
  unsubscribers[1]?.()
  unsubscribers[1]?.()
  await settle()
  expect(lines[0]?.signal.aborted).toBe(true)
  stream.subscribe('balance', () => undefined)
  await settle()
  expect(lines.length).toBe(2)
  stream.close()
})

test('a break is mended with the last id, after a growing wait, and the gap is reported', async () => {
  const { clock, session, stream, lines, answerWith } = setup()
  const gap = vi.fn()
  stream.onResume(gap)
  stream.subscribe('balance', () => undefined)
  session.set(login())
  await settle()
  lines[0]?.send(balance(1, 41))
  await settle()
  clock.waits = []
  lines[0]?.cut()
  await settle()
  answerWith(() => new Response('', { status: 502 }))
  await clock.advance(60_000)
  const waits = clock.waits.filter((ms) => ms !== 40_000)
  // Two thirds of the wait and half of the random part: five sixths.
  expect(waits.slice(0, 6).map(Math.round)).toEqual(
    [500, 1000, 2000, 4000, 8000, 16_000].map((ms) => Math.round((ms * 5) / 6)),
  )
  expect(gap).not.toHaveBeenCalled()
  answerWith(undefined)
  await clock.advance(30_000)
  expect(gap).not.toHaveBeenCalled()
  lines.at(-1)?.send('retry: 2000\n\n')
  await settle()
  expect(gap).toHaveBeenCalledOnce()
  expect(lines.at(-1)?.headers.get('last-event-id')).toBe('41')
  // An event shows that the line holds, and the wait starts small.
  lines.at(-1)?.send(balance(2, 42))
  await settle()
  clock.waits = []
  lines.at(-1)?.end()
  await settle()
  expect(clock.waits.map(Math.round)).toEqual([417])
  stream.close()
  await settle()
  expect(clock.pending).toBe(0)
})

test('a connection idle for 40 s is dead; heartbeats keep it', async () => {
  const { clock, session, stream, lines } = setup()
  stream.subscribe('balance', () => undefined)
  session.set(login())
  await settle()
  for (let beat = 0; beat < 6; beat++) {
    await clock.advance(15_000)
    lines[0]?.send(': beat\n')
    await settle()
  }
  expect(lines.length).toBe(1)
  await clock.advance(41_000)
  expect(lines[0]?.signal.aborted).toBe(true)
  expect(lines.length).toBe(2)
  stream.close()
})

test('it ends with the session and begins with the next, whose ids are its own', async () => {
  const { clock, session, stream, lines } = setup()
  const got: number[] = []
  stream.subscribe('balance', ({ version }) => got.push(version))
  session.set(login())
  await settle()
  lines[0]?.send(balance(1, 9))
  await settle()
  session.end('logout')
  await settle()
  expect(lines[0]?.signal.aborted).toBe(true)
  await clock.advance(100_000)
  expect(lines.length).toBe(1)
  session.set(login('token-two-0002'))
  await settle()
  expect([lines[1]?.headers.get('authorization'), lines[1]?.headers.get('last-event-id')]).toEqual([
    'Bearer token-two-0002',
    null,
  ])
  expect(got).toEqual([1])
  stream.close()
})

test('a revoked session is left, whether the stream reports it or refuses the token', async () => {
  const revoked = setup()
  const reasons: string[] = []
  revoked.session.onEnd((reason) => reasons.push(reason))
  revoked.stream.subscribe('balance', () => undefined)
  revoked.session.set(login())
  await settle()
  revoked.lines[0]?.send('event: session.revoked\ndata: {"reason":"password"}\n\n')
  await settle()
  expect(reasons).toEqual(['revoked'])
  revoked.answerWith(() => Response.json({ success: false, code: 'token_expired' }, { status: 401 }))
  revoked.session.set(login())
  await settle()
  expect(reasons).toEqual(['revoked', 'expired'])
  revoked.answerWith(undefined)
  revoked.session.set(login())
  await settle()
  revoked.lines.at(-1)?.send('event: session.revoked\ndata: {"reason":"excluded"}\n\n')
  await settle()
  expect(reasons).toEqual(['revoked', 'expired', 'excluded'])
  await revoked.clock.advance(100_000)
  expect(revoked.lines.length).toBe(3)
})

test('a permanent refusal is not retried, a busy server at the time it states', async () => {
  const { clock, session, stream, lines, answerWith } = setup()
  stream.subscribe('balance', () => undefined)
  answerWith(() =>
    Response.json({ success: false, code: 'rate_limited' }, { status: 429, headers: { 'retry-after': '7' } }),
  )
  session.set(login())
  await settle()
  // The server's seconds, and a quarter more at random.
  await clock.advance(8700)
  expect(lines.length).toBe(1)
  answerWith(() => Response.json({ success: false, code: 'function_not_available' }, { status: 403 }))
  await clock.advance(200)
  expect(lines.length).toBe(2)
  await clock.advance(200_000)
  expect(lines.length).toBe(2)
})

test('a proxy that gave up waiting (408) is no permanent refusal', async () => {
  const { clock, session, stream, lines, answerWith } = setup()
  stream.subscribe('balance', () => undefined)
  answerWith(() => new Response('<h1>Request Timeout</h1>', { status: 408 }))
  session.set(login())
  await settle()
  answerWith()
  await clock.advance(5000)
  expect(lines.length).toBe(2)
  stream.close()
})

test('a listener of two parts of a page listens for the second when the first is gone', async () => {
  const { session, stream, lines } = setup()
  const got = vi.fn()
  const [first] = [stream.subscribe('balance', got), stream.subscribe('balance', got)]
  session.set(login())
  await settle()
  first()
  first()
  expect(lines[0]?.signal.aborted).toBe(false)
  lines[0]?.send(balance(1))
  await settle()
  expect(got).toHaveBeenCalledTimes(1)
  stream.close()
})

test('a stream that is closed opens no connection for a listener that comes later', async () => {
  const { session, stream, lines } = setup()
  stream.subscribe('balance', () => undefined)
  session.set(login())
  await settle()
  stream.close()
  stream.subscribe('winner', () => undefined)
  await settle()
  expect(lines.map(({ signal }) => signal.aborted)).toEqual([true])
})

test('a quiet connection has shown after some heartbeats that the line holds', async () => {
  const { clock, session, stream, lines, answerWith } = setup()
  stream.subscribe('balance', () => undefined)
  answerWith(() => new Response('', { status: 502 }))
  session.set(login())
  await settle()
  await clock.advance(20_000)
  answerWith(undefined)
  await clock.advance(30_000)
  await clock.advance(15_000)
  lines.at(-1)?.send(': beat\n\n')
  await settle()
  clock.waits = []
  lines.at(-1)?.end()
  await settle()
  expect(clock.waits.map(Math.round)).toEqual([417])
  stream.close()
})

test('a line that opens and breaks again and again is none: the wait grows', async () => {
  const { clock, session, stream, lines, answerWith } = setup()
  stream.subscribe('balance', () => undefined)
  answerWith(() => new Response('retry: 2000\n\n', { headers: { 'content-type': 'text/event-stream' } }))
  session.set(login())
  await settle()
  await clock.advance(20_000)
  expect(lines.length).toBeLessThan(9)
  stream.close()
})

test('a sign-in page that answers every address is no line: pages are told nothing, and the wait grows', async () => {
  const { clock, session, stream, lines, answerWith } = setup()
  const gap = vi.fn()
  stream.onResume(gap)
  stream.subscribe('balance', () => undefined)
  session.set(login())
  await settle()
  lines[0]?.send(balance(1))
  await settle()
  lines[0]?.cut()
  answerWith(() => new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } }))
  await clock.advance(20_000)
  expect(lines.length).toBeLessThan(9)
  await clock.advance(600_000)
  expect(lines.length).toBeLessThan(40)
  expect(gap).not.toHaveBeenCalled()
  stream.close()
})

test.each(['2592000', '99999999999999999999', 'Fri, 31 Dec 9999 23:59:59 GMT', '0', '-5', 'soon'])(
  'Retry-After: %s is neither an immediate repeat nor the end of the line',
  async (header) => {
    const { clock, session, stream, lines, answerWith } = setup()
    stream.subscribe('balance', () => undefined)
    answerWith(() => Response.json({ success: false }, { status: 503, headers: { 'retry-after': header } }))
    session.set(login())
    await settle()
    await clock.advance(5000)
    expect(lines.length).toBeLessThan(6)
    const before = lines.length
    await clock.advance(8 * 60_000)
    expect(lines.length).toBeGreaterThan(before)
    stream.close()
  },
)

test('one listener’s mistake is reported and does not affect the others', async () => {
  const { session, stream, lines } = setup()
  const reported: unknown[] = []
  const collect = (error: unknown) => void reported.push(error)
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', collect)
  const got = vi.fn()
  stream.subscribe('balance', () => {
    throw new Error('mine')
  })
  stream.subscribe('balance', got)
  session.set(login())
  await settle()
  lines[0]?.send(balance(1) + balance(2))
  await settle()
  await settle()
  process.off('unhandledRejection', collect)
  for (const other of others) process.on('unhandledRejection', other)
  expect(got).toHaveBeenCalledTimes(2)
  expect(reported.map(String)).toEqual(['Error: mine', 'Error: mine'])
  stream.close()
})

test('what a connection begins with may have been so for long', async () => {
  const { clock, session, stream, lines } = setup()
  stream.subscribe('balance', () => undefined)
  session.set(login())
  await settle()
  lines[0]?.send(`age: 30\n${balance(1)}`)
  await settle()
  expect(stream.toldAt('balance')).toBe(clock.now() - 30_000)
  lines[0]?.send(balance(2))
  await settle()
  expect(stream.toldAt('balance')).toBe(clock.now())
  stream.close()
})

test('who comes later is told what the open connection told last, where it wants that', async () => {
  const { clock, session, stream, lines } = setup()
  const got: string[] = []
  stream.subscribe('balance', () => undefined)
  session.set(login())
  await settle()
  lines[0]?.send(balance(1))
  await settle()
  const before = clock.now()
  await clock.advance(1000)
  lines[0]?.send(balance(2))
  await settle()
  expect([stream.toldAt('balance'), stream.toldAt('message.unread')]).toEqual([before + 1000, undefined])
  stream.subscribe('balance', ({ version }) => got.push(`plain ${version}`))
  stream.subscribe('balance', ({ version }) => got.push(`late ${version}`), { withLast: true })
  stream.subscribe('message.unread', () => got.push('never told'), { withLast: true })
  await settle()
  expect(got).toEqual(['late 2'])
  // It may be another one by now.
  lines[0]?.cut()
  await settle()
  expect(stream.toldAt('balance')).toBeUndefined()
  stream.subscribe('balance', ({ version }) => got.push(`later ${version}`), { withLast: true })
  await settle()
  expect(got).toEqual(['late 2'])
  await clock.advance(2000)
  lines[1]?.send(balance(3))
  await settle()
  expect(got.slice(1)).toEqual(['plain 3', 'late 3', 'later 3'])
  stream.close()
})

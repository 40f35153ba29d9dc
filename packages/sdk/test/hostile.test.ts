import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrandClient, createSessionStore, isGatewayError, type BrandClient } from '../client/index.ts'
import { fixtures, game } from '../testing/index.ts'

// Answers no gateway of ours gives, over a real connection: each is a typed error in time, and the connection is
// released.
type Evil = (res: ServerResponse, req: IncomingMessage) => void
let evil: Evil = (res) => res.end()
let requests = 0
const server = createServer((req, res) => {
  requests += 1
  res.setHeader('content-type', 'application/json')
  evil(res, req)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Real time, but no wait between two tries. */
const clock = {
  now: () => Date.now(),
  random: () => 0,
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms < 300 ? 0 : ms)
    return () => clearTimeout(timer)
  },
}

async function answered(
  answer: Evil,
  call: (sdk: BrandClient) => Promise<unknown> = (sdk) => sdk.games.list(),
  timeoutMs = 15_000,
) {
  evil = answer
  requests = 0
  const sdk = createBrandClient({ baseUrl: url, session: createSessionStore(), timeoutMs, maxLength: 100_000, clock })
  const outcome = await call(sdk).then(
    (value) => ({ value }),
    (error: unknown) =>
      isGatewayError(error) ? { code: error.code, reason: error.details.reason, requests } : { bug: error },
  )
  const { session } = sdk.store.get()
  sdk.close()
  return { ...outcome, session }
}

const envelope = (value: unknown) => JSON.stringify({ success: true, value, requestId: 'r' })
const html = '<!doctype html><title>Log in to the hotel</title>'
const drip: Evil = (res) => {
  res.write('{"success":')
  const timer = setInterval(() => res.write(' '), 50)
  res.on('close', () => clearInterval(timer))
}
const endless: Evil = (res) => {
  const more = () => {
    while (!res.destroyed && res.write('x'.repeat(65_536)));
  }
  res.on('drain', more)
  more()
}

const refusals: [string, Evil, object][] = [
  [
    'a page instead of JSON',
    (res) => res.setHeader('content-type', 'text/html').end(html),
    { code: 'unknown', reason: 'not_json', requests: 1 },
  ],
  [
    'a page of a proxy that finds nobody',
    (res) => void res.writeHead(502).end(html),
    { code: 'unavailable', reason: 'not_json', requests: 3 },
  ],
  [
    'a proxy’s login page',
    (res) => void res.writeHead(401).end(html),
    { code: 'unknown', reason: 'not_json', requests: 1 },
  ],
  ['nothing', (res) => res.end(), { code: 'unknown', reason: 'not_json', requests: 1 }],
  [
    'JSON that stops in the middle',
    (res) => res.end(envelope(fixtures.games.list).slice(0, 60)),
    { code: 'unknown', reason: 'not_json', requests: 1 },
  ],
  [
    'a line cut in the middle',
    (res) => void res.writeHead(200, { 'content-length': '5000' }).write('{"success":true', () => res.destroy()),
    { code: 'network_abnormal', requests: 3 },
  ],
  ['no answer but a closed line', (res) => void res.destroy(), { code: 'network_abnormal', requests: 3 }],
  ['more than anybody wants', endless, { code: 'unknown', reason: 'too_large', requests: 1 }],
  [
    'a bomb: small on the line, huge when opened',
    (res) => void res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(5_000_000))),
    { code: 'unknown', reason: 'too_large', requests: 1 },
  ],
  [
    'packed bytes that are none',
    (res) => void res.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
    { code: 'network_abnormal', requests: 3 },
  ],
  ['silence', () => undefined, { code: 'timeout', requests: 3 }],
  ['a drip that never ends', drip, { code: 'timeout', requests: 3 }],
  [
    'another address',
    (res) => void res.writeHead(302, { location: 'http://127.0.0.1:9/steal' }).end(),
    { code: 'network_abnormal', requests: 3 },
  ],
  [
    'a list that is none',
    (res) => res.end(envelope({ games: 'many' })),
    { code: 'unknown', reason: 'wrong_shape', requests: 1 },
  ],
  [
    'no envelope',
    (res) => res.end(JSON.stringify({ hello: 1 })),
    { code: 'unknown', reason: 'not_an_envelope', requests: 1 },
  ],
  [
    'a nest of a hundred thousand',
    (res) => res.end('['.repeat(99_000)),
    { code: 'unknown', reason: 'not_json', requests: 1 },
  ],
  [
    'a code that is a script',
    (res) => void res.writeHead(400).end('{"success":false,"code":"<img src=x onerror=1>"}'),
    { code: 'unknown', requests: 1 },
  ],
]

test.each(refusals)('%s is a typed error', async (_what, answer, wanted) => {
  const patience = 'code' in wanted && wanted.code === 'timeout' ? 300 : undefined
  expect(await answered(answer, undefined, patience)).toMatchObject({ ...wanted, session: null })
})

test('a login with an invalid answer signs no one in', async () => {
  for (const value of [
    null,
    'token',
    { token: 'x' },
    { ...fixtures.session.login, token: 'a\r\nb: c-and-more' },
    { ...fixtures.session.login, expiresAt: 'soon' },
  ]) {
    expect(
      await answered(
        (res) => res.end(envelope(value)),
        (sdk) => sdk.session.remembered(),
      ),
    ).toMatchObject({ code: 'unknown', reason: 'wrong_shape', session: null })
  }
})

test('values and fields of a newer gateway are accepted, and do not affect the page', async () => {
  const rows = [{ ...game(), gameType: 'HOLOGRAM', status: 'PARTY', extra: { deep: [1] } }]
  const body = envelope({ games: rows, pageNum: 1, totalPages: 1, totalCount: 1, more: true }).replace(
    '{"success"',
    '{"__proto__":{"polluted":1},"next":2,"success"',
  )
  expect(await answered((res) => res.end(body))).toMatchObject({ value: { items: rows, page: 1 } })
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

import { connect } from 'node:net'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { freshApp, refusalOf } from '../testing/inject.ts'

let late = 0
const { app } = await freshApp({ loopDelay: () => late })
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))

/** What comes back on a connection for bytes that need not be HTTP. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let got = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.end(bytes))
    socket
      .on('data', (part: Buffer) => (got += part.toString()))
      .on('error', reject)
      .on('close', () => resolve(got))
  })
}

async function sendRaw(bytes: string): Promise<{ head: string; body: ReturnType<typeof refusalOf> }> {
  const text = await exchange(bytes)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { head: head.toLowerCase(), body: refusalOf({ status: 0, headers: {}, body: JSON.parse(body) as never }) }
}

test.each([
  [
    'an address that cannot be read',
    'GET /wps/%ZZ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    '404',
    'not_found',
  ],
  ['bytes that are no HTTP', 'HELLO\r\n\r\n', '400', 'validation'],
])(
  '%s gets the envelope and the headers of every answer, and does not name our tools',
  async (_what, bytes, status, code) => {
    const { head, body } = await sendRaw(bytes)
    expect(head).toMatch(new RegExp(`^http/1.1 ${status} `))
    expect(body.code).toBe(code)
    expect(body.message).not.toMatch(/FST|HPE/)
    expect(head).toContain(`\r\nx-request-id: ${body.requestId}`)
    for (const name of [
      'x-content-type-options: nosniff',
      'content-security-policy: default-src',
      'cache-control: no-store',
    ])
      expect(head).toContain(`\r\n${name}`)
  },
)

test.each(['/wps/', '/vendor/'])('an address below %s that is too long gets the envelope', async (path) => {
  const { head, body } = await sendRaw(`GET ${path}${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  expect(head).toMatch(/^http\/1.1 431 /)
  expect(body.code).toBe('validation')
})

test('a page whose address is too long is left to the browser, which has words of its own for that', async () => {
  const text = await exchange(`GET /rng?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  expect(text).toMatch(/^HTTP\/1.1 431 [^]*\r\ncontent-length: 0\r\n\r\n$/)
})

/** What comes back on a connection that says no more than this, and stays open. */
function halfSent(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let got = ''
    const socket = connect(Number(port), '127.0.0.1', () => bytes && socket.write(bytes))
    socket
      .on('data', (part: Buffer) => (got += part.toString()))
      .on('error', reject)
      .on('close', () => resolve(got))
  })
}

test('a request that does not arrive in time is a time-out, which a client may repeat', async () => {
  const { headersTimeout, requestTimeout } = app.server
  Object.assign(app.server, { headersTimeout: 200, requestTimeout: 200 })
  const [head, body] = await Promise.all([
    halfSent('GET /wps/system/status HTTP/1.1\r\nHost: loc'),
    halfSent(
      'POST /wps/session/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ),
  ])
  const silent = await halfSent('')
  Object.assign(app.server, { headersTimeout, requestTimeout })
  for (const text of [head, body]) {
    expect(text).toMatch(/^HTTP\/1.1 408 /)
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'timeout', retryable: true })
  }
  // An answer to nothing would be taken for that of the next request.
  expect(silent).toBe('')
})

test('chunks with too long extensions are a body that is too large', async () => {
  const chunk = `1;${'x'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`
  const text = await exchange(
    `POST /wps/session/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
  )
  expect(text).toMatch(/^HTTP\/1.1 413 /)
})

test('a client that resets its connection gets no answer and harms nobody', async () => {
  const socket = connect(Number(port), '127.0.0.1')
  await new Promise((done) => socket.once('connect', done))
  socket.write('POST /wps/session/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{')
  socket.resetAndDestroy()
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
})

test('every answer to the measurement of hosts may be read by any origin, refused ones too', async () => {
  const { path } = contract.system.ping
  const { services } = app
  const open = async (what: { method?: 'GET' | 'POST'; url?: string; host?: string } = {}) => {
    const { method = 'GET', url = path, host = 'localhost' } = what
    const { statusCode, headers } = await app.inject({ method, url, headers: { host } })
    return [statusCode, headers['access-control-allow-origin']]
  }
  expect(await open()).toEqual([200, '*'])
  expect(await open({ url: `${path}?a=1` })).toEqual([422, '*'])
  expect(await open({ method: 'POST' })).toEqual([404, '*'])
  expect(await open({ host: 'evil.example' })).toEqual([421, '*'])
  late = 1000
  expect(await open()).toEqual([503, '*'])
  late = 0
  await services.settingsStore.write('limits', { reads: { perSecond: 0.01, burst: 1 } })
  await open()
  expect(await open()).toEqual([429, '*'])
  const text = await exchange(`GET ${path}?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  expect(text).toMatch(/^HTTP\/1.1 431 [^]*access-control-allow-origin: \*/)
  expect(
    (await app.inject({ url: contract.system.status.path })).headers['access-control-allow-origin'],
  ).toBeUndefined()
})

test('probes may use HEAD', async () => {
  for (const url of ['/healthz', '/readyz']) expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
})

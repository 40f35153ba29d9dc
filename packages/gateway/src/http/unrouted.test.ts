import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { freshApp, refusalOf } from '../testing/inject.ts'

const { app } = await freshApp()
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

test('probes may use HEAD', async () => {
  for (const url of ['/healthz', '/readyz']) expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
})

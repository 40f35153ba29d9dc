import { connect } from 'node:net'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { startGateway } from '../../testing.ts'
import { inject } from 'vitest'
import { optionsFrom } from '../../app/options.ts'
import { freshApp, valueOf, type Answer } from '../../testing/inject.ts'
import { hostEntry, readHost } from '../../lib/hosts.ts'

const { app } = await freshApp({ hosts: ['play.example', '192.168.1.20:8080'] })
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
const behind = await freshApp({ hosts: ['play.example'], trustProxy: ['127.0.0.1'] })
const behindPort = Number(new URL(await behind.app.listen({ port: 0, host: '127.0.0.1' })).port)

/** The response to a raw request. */
async function raw(
  lines: string[],
  to = port,
): Promise<{ status: number; text: string; json: () => { code?: string; message?: string } }> {
  const text = await new Promise<string>((resolve, reject) => {
    let got = ''
    const socket = connect(to, '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
    )
    socket
      .on('data', (part: Buffer) => (got += part.toString()))
      .on('error', reject)
      .on('close', () => resolve(got))
  })
  return { status: Number(text.slice(9, 12)), text, json: () => JSON.parse(text.split('\r\n\r\n')[1] ?? '') as never }
}
const get = (path: string, ...headers: string[]) => raw([`GET ${path} HTTP/1.1`, ...headers])
const status = contract.system.status.path

test.each([
  'localhost',
  'localhost:9000',
  'LOCALHOST',
  '127.0.0.1',
  '127.0.0.1:1',
  '[::1]:8080',
  'play.example',
  'Play.Example:8443',
  '192.168.1.20:8080',
])('it answers for %s', async (host) => {
  expect((await get(status, `Host: ${host}`)).status).toBe(200)
})

test.each([
  'evil.example',
  'localhost.evil.example',
  'evil.example:8080',
  'play.example.evil.example',
  'notplay.example',
  '192.168.1.20',
  '192.168.1.20:8081',
  '10.0.0.1',
  '[::2]',
  'xn--n1a.example',
  '0.0.0.0',
])('it does not answer for %s, on any address, and names the setting to change', async (host) => {
  for (const path of [status, '/nowhere', '/sandbox/inbox.json', '/vendor/v1/PG/balance', '/art/flag/bd.svg']) {
    const answer = await get(path, `Host: ${host}`)
    expect([answer.status, answer.json().code]).toEqual([421, 'host_not_allowed'])
    expect(answer.json().message).toContain('ALLOWED_HOSTS')
  }
})

test.each([
  ['no name at all', ['Host: ']],
  ['a bracket', ['Host: [']],
  ['a name with a path', ['Host: localhost/x']],
  ['somebody at a host', ['Host: localhost@evil.example']],
  ['two names in one', ['Host: localhost, evil.example']],
  ['a port that is none', ['Host: localhost:99999']],
  ['a space', ['Host: local host']],
  ['a backslash', ['Host: localhost\\evil']],
  ['two Host headers', ['Host: localhost', 'Host: evil.example']],
  ['the same Host header twice', ['Host: localhost', 'Host: localhost']],
])('%s is refused as unreadable', async (_what, headers) => {
  for (const path of [status, '/nowhere']) expect((await get(path, ...headers)).status).toBe(400)
})

test('a request that names its host in its address must name the same in its header', async () => {
  expect((await get(`http://localhost${status}`, 'Host: localhost')).status).toBe(200)
  expect((await get(`http://evil.example${status}`, 'Host: localhost')).status).toBe(400)
  expect((await get(`http://user@localhost${status}`, 'Host: localhost')).status).toBe(400)
  expect((await get(`http://evil.example${status}`, 'Host: evil.example')).status).toBe(421)
  expect((await raw([`GET ${status} HTTP/1.0`])).status).toBe(400)
})

test('health is answered by address', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await get(path, 'Host: 10.1.2.3:8080')).status).toBe(200)
  expect((await raw(['GET /healthz HTTP/1.0'])).status).toBe(200)
})

test('X-Forwarded-Host from an untrusted client is ignored: a development server in front of us sends it', async () => {
  const route = (...headers: string[]) => get(contract.system.domainRoute.path, ...headers)
  const answer = await route('Host: localhost', 'X-Forwarded-Host: evil.example')
  expect(answer.status).toBe(200)
  expect(answer.text).not.toContain('evil.example')
  expect((await route('Host: evil.example', 'X-Forwarded-Host: localhost')).status).toBe(421)
})

test('a trusted proxy names the requested host, and that one is checked against the list', async () => {
  const route = (...headers: string[]) =>
    raw([`GET ${contract.system.domainRoute.path} HTTP/1.1`, 'Host: upstream', ...headers], behindPort)
  expect((await route('X-Forwarded-Host: play.example', 'X-Forwarded-Proto: https')).text).toContain(
    '"mainDomain":"https://play.example"',
  )
  expect((await route('X-Forwarded-Host: play.example', 'X-Forwarded-Proto: javascript')).text).toContain(
    '"mainDomain":"http://play.example"',
  )
  expect((await route('X-Forwarded-Host: evil.example')).status).toBe(421)
  expect((await route()).status).toBe(421)
})

test('the domains of the settings are ours', async () => {
  await app.services.settingsStore.write('site', {
    mainDomain: 'https://main.example',
    domainRoute: ['https://line.example:8443', 'other.example'],
  })
  const codes = async (hosts: string[]) =>
    Promise.all(hosts.map(async (host) => (await get(status, `Host: ${host}`)).status))
  expect(await codes(['main.example', 'line.example:8443', 'other.example', 'line.example', 'evil.example'])).toEqual([
    200, 200, 200, 421, 421,
  ])
  await app.services.settingsStore.write('site', {})
})

test('the gateway names itself by the address of the request', async () => {
  const response = async (host: string) =>
    valueOf(
      (await app
        .inject({ url: contract.system.domainRoute.path, headers: { host } })
        .then((one) => ({ body: one.json() }))) as Answer<{ mainDomain: string }>,
    )
  expect((await response('PLAY.example:80')).mainDomain).toBe('http://play.example')
  expect((await response('play.example:8080')).mainDomain).toBe('http://play.example:8080')
})

test('a throwaway gateway answers at its address, and for the hosts a test names', async () => {
  const gateway = await startGateway({ server: inject('postgres'), hosts: ['shop.example'] })
  const at = Number(new URL(gateway.url).port)
  expect((await fetch(gateway.url + status)).status).toBe(200)
  expect((await raw([`GET ${status} HTTP/1.1`, 'Host: shop.example'], at)).status).toBe(200)
  expect((await raw([`GET ${status} HTTP/1.1`, 'Host: evil.example'], at)).status).toBe(421)
  await gateway.stop()
})

test('the environment names hosts, and the one address listened on is one of them', () => {
  expect(optionsFrom({ ALLOWED_HOSTS: 'play.example, 192.168.1.20:8080' }).hosts).toEqual([
    'play.example',
    '192.168.1.20:8080',
  ])
  expect(optionsFrom({ HOST: '192.168.1.20' }).hosts).toEqual(['192.168.1.20'])
  expect(optionsFrom({ HOST: 'fd00::1' }).hosts).toEqual(['[fd00::1]'])
  for (const HOST of ['', '0.0.0.0', '::']) expect(optionsFrom({ HOST }).hosts).toEqual([])
  expect(() => optionsFrom({ ALLOWED_HOSTS: 'play.example,*' })).toThrow('ALLOWED_HOSTS: "*" is no host')
})

test('a host is read as a URL spells it', () => {
  expect(readHost('Play.Example:8080')).toEqual({ name: 'play.example', port: '8080' })
  expect(readHost('[0:0:0:0:0:0:0:1]')).toEqual({ name: '[::1]', port: undefined })
  for (const text of [
    '',
    '[',
    '[]',
    'a b',
    'a@b',
    'a/b',
    'a?b',
    'a#b',
    'a:',
    'a:x',
    'a:123456',
    '::1',
    'a\tb',
    '-a',
    'ä.example',
    '%61.example',
    'x'.repeat(300),
  ])
    expect(readHost(text)).toBeUndefined()
  expect(hostEntry('https://play.example:8443/x')).toEqual({ name: 'play.example', port: '8443' })
})

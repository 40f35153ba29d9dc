import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { problems } from '../src/problem.ts'
import { createVendor } from '../src/vendor.ts'
import { fakeGateway } from './fakeGateway.ts'
import type { FakeGateway } from './fakeGateway.ts'
import { playerAt } from './player.ts'
import { vendorEnv } from './vendorEnv.ts'

let gateway: FakeGateway
let url: string
let player: ReturnType<typeof playerAt>
let otherPlayer: ReturnType<typeof playerAt>
let stop: () => Promise<void>
const errors: string[] = []

beforeAll(async () => {
  gateway = await fakeGateway({ secret: 'test-secret' })
  const dataDir = await mkdtemp(join(tmpdir(), 'vendor-http-'))
  const vendor = await createVendor(
    readConfig(vendorEnv(gateway.url, dataDir, 'test-secret')),
    (level, msg, more) => level === 'error' && errors.push(`${msg} ${JSON.stringify(more)}`),
  )
  url = `http://127.0.0.1:${await vendor.listen()}`
  player = playerAt(url)
  await player.enter(gateway.launch())
  await player.seed()
  otherPlayer = playerAt(url)
  await otherPlayer.enter(gateway.launch({ playerId: 'p2' }))
  await otherPlayer.seed()
  stop = async () => {
    await vendor.close()
    await gateway.close()
    await rm(dataDir, { recursive: true })
  }
})
afterAll(() => stop())

/**
 * Sends raw bytes and returns everything received until the other side closes: a caller that hangs up first gets no
 * answer.
 */
const bytes = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let got = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    socket
      .on('data', (part: Buffer) => (got += part.toString()))
      .on('error', reject)
      .on('close', () => resolve(got))
  })

const values: unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\0',
  '1',
  '-1.00',
  '1e3',
  '1.000',
  '0.00',
  '১.০০',
  'NaN',
  '__proto__',
  '../..',
  '9'.repeat(40),
  'x'.repeat(600),
  '\ud800',
  [],
  {},
  ['1.00'],
  randomUUID(),
]
const bodies = [
  'null',
  '[]',
  '7',
  '"x"',
  '{',
  '{"a":1}{',
  '\ufeff{}',
  '{"__proto__":{"stake":"1.00"}}',
  '['.repeat(3000),
  'x'.repeat(5000),
  '',
]
const routes: [method: string, path: string, good: Record<string, unknown>][] = [
  ['POST', '/session', { vass: 'PG', gameCode: 'jewel_lane', token: 'no-such-launch' }],
  ['GET', '/session', {}],
  ['POST', '/rounds', { ref: randomUUID(), stake: '3.33' }],
  ['GET', '/rounds', {}],
  ['GET', `/rounds/${randomUUID()}`, {}],
  ['POST', `/rounds/${randomUUID()}/finish`, {}],
  ['GET', '/seeds', {}],
  ['POST', '/nothing', {}],
]

test('whatever it is sent, the API answers with a problem it knows, and nothing is booked', async () => {
  let sent = 0
  for (const [method, path, good] of routes) {
    const inputs = Object.keys(good).flatMap((field) =>
      values.map((value) => JSON.stringify({ ...good, [field]: value })),
    )
    const tokens = [
      '',
      'Bearer',
      'Bearer x',
      `Bearer ${'A'.repeat(43)}`,
      `Bearer ${'A'.repeat(500)}`,
      `bearer ${player.token()}`,
      `Basic ${player.token()}`,
      `Bearer ${player.token()}`,
    ]
    const tries = [
      ...[...inputs, ...bodies].map((body) => ({ body, authorization: `Bearer ${player.token()}` })),
      ...tokens.map((authorization) => ({ body: JSON.stringify(good), authorization })),
    ]
    for (const { body, authorization } of tries) {
      for (const verb of new Set([method, 'DELETE'])) {
        const answer = await fetch(`${url}/api${path}`, {
          method: verb,
          headers: { authorization },
          ...(verb === 'GET' ? {} : { body }),
        })
        const answerBody = (await answer.json()) as { error?: string }
        sent++
        if (answer.status === 200)
          expect([verb, path]).toEqual(['GET', expect.stringMatching(/^\/(session|rounds|seeds)$/)])
        else
          expect(
            problems[answerBody.error as keyof typeof problems],
            `${verb} ${path} ${body.slice(0, 80)}: ${answer.status} ${answerBody.error}`,
          ).toBe(answer.status)
        expect(JSON.stringify(answerBody)).not.toMatch(/\bat \w+ \(|\.ts:|SQL|node:/)
      }
    }
  }
  expect(gateway.moves).toEqual([])
  expect(errors).toEqual([])
  console.log(`vendor API: ${sent} bad calls, 0 wrong answers (below ${((3 / sent) * 100).toFixed(2)} %)`)
})

test.each([
  '//',
  '///api/session',
  '//evil.example/healthz',
  '/%00',
  '/%ZZ',
  '/api/%ZZ',
  '/../../etc/passwd',
  '/assets/%2e%2e/%2e%2e/x',
  'http://[',
  'http://evil.example/healthz',
  '*',
  '/play/PG/x?parent=%00',
  `/${'x'.repeat(4000)}`,
])('the address %s is not found', async (target) => {
  expect(await bytes(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 (404 Not Found|401 Unauthorized)\r\n/,
  )
  expect(errors).toEqual([])
})

test('a caller who leaves in the middle of a body is no error', async () => {
  const gone = connect(Number(new URL(url).port), '127.0.0.1')
  await new Promise<void>((resolve) =>
    gone.write('POST /api/rounds HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{', () => resolve()),
  )
  gone.destroy()
  expect((await player.call('GET', '/session')).status).toBe(200)
  expect(errors).toEqual([])
})

test('a round of another player cannot be read, finished or found by its reference', async () => {
  const ref = randomUUID()
  const { round } = (await player.spin('1.00', ref)).value
  for (const [method, path] of [
    ['GET', `/rounds/${round.id}`],
    ['POST', `/rounds/${round.id}/finish`],
  ] as const) {
    expect(await otherPlayer.call(method, path)).toEqual({ status: 404, value: { error: 'not_found' } })
  }
  expect((await otherPlayer.spin('1.00', ref)).value.round.id).not.toBe(round.id)
  expect((await player.round(round.id)).state).toBe('PLAYING')
})

test('of fifty spins at once one is played, and fifty times finished it is paid once', async () => {
  const { active } = await player.state()
  await player.finish(active!.id)
  gateway.moves.length = 0
  const spins = await Promise.all(Array.from({ length: 50 }, () => player.spin('1.00')))
  const played = spins.filter(({ status }) => status === 200)
  expect([
    played.length,
    new Set(spins.filter(({ status }) => status !== 200).map(({ value }) => value.error)),
  ]).toEqual([1, new Set(['round_open'])])
  await Promise.all(Array.from({ length: 50 }, () => player.finish(played[0]!.value.round.id)))
  expect(gateway.moves.map(({ kind }) => kind)).toEqual(['debit', 'credit'])
})

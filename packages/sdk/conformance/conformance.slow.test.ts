import { createChallenge } from 'altcha-lib/v1'
import { exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { contract } from '../contract/index.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { fixtures } from '../testing/index.ts'
import { wireOf } from '../testing/fake-client.ts'
import { urlOf } from '../testing/url.ts'
import { runConformance } from './index.ts'

const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
const keys = [{ ...(await exportJWK(publicKey)), kid: 'k1', use: 'enc', alg: 'ECDH-ES' }]

/** A gateway that accepts everything from everyone. */
const careless: typeof fetch = async (input, init) => {
  const { pathname } = urlOf(input)
  for (const [area, calls] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(calls as Record<string, Endpoint>)) {
      const ways = [endpoint, ...(endpoint.aliases ?? [])]
      if (!ways.some(({ path, method }) => path === pathname && method === init?.method)) continue
      if (endpoint.challenge && !new Headers(init?.headers).has('x-challenge')) {
        const challenge = await createChallenge({ hmacKey: 'k', maxnumber: 50 })
        return Response.json(
          {
            success: false,
            value: null,
            code: 'challenge_required',
            message: 'm',
            retryable: true,
            details: { challenge },
            requestId: 'r',
          },
          { status: 403 },
        )
      }
      const value =
        area === 'system' && name === 'status'
          ? { ...fixtures.system.status, jwks: { keys } }
          : Reflect.get(Reflect.get(fixtures, area), name)
      return Response.json({ success: true, value: wireOf({ list: endpoint.list?.key }, value), requestId: 'r' })
    }
  }
  return new Response('not here', { status: 404 })
}

test('a gateway that accepts everything passes only where that is right', async () => {
  const rows = await runConformance({
    url: 'http://careless.test',
    fetch: careless,
    accounts: { agent: { username: 'a', password: 'p' } },
  })
  const right = rows.filter(({ pass }) => pass).map((row) => row.case.replace(/^alias .*/, 'alias'))
  expect(new Set(right)).toEqual(new Set(['valid', 'no proof', 'alias']))
  for (const kind of [
    'no token',
    'dead token',
    'as trial',
    'unknown field',
    'plain body',
    'seal spoilt',
    'seal used again',
    'proof made up',
    'twice in 1000 ms',
  ]) {
    expect(
      rows.some((row) => row.case === kind && !row.pass),
      kind,
    ).toBe(true)
  }
  expect(new Set(rows.map(({ endpoint }) => endpoint)).size).toBe(
    Object.values(contract).flatMap((area) => Object.keys(area)).length,
  )
})

test('an answer of the wrong shape, status or code fails although the code is right', async () => {
  const spoilt: typeof fetch = async (input, init) => {
    const path = urlOf(input).pathname
    const response = await careless(input, init)
    const body = (await response.json()) as { success: boolean; value: Record<string, unknown>; requestId?: string }
    if (path.includes('GCSGAME_gameList')) delete (body.value.games as Record<string, unknown>[])[0]?.nodeId
    if (path.includes('whitelabel')) delete body.requestId
    return Response.json(body, { status: path.includes('WinnerBoard') ? 201 : response.status })
  }
  const rows = (
    await Promise.all(
      ['games.list', 'system.whitelabel', 'games.winners'].map((only) =>
        runConformance({ url: 'http://spoilt.test', fetch: spoilt, only }),
      ),
    )
  ).flat()
  expect(rows.filter((row) => row.case === 'valid').map(({ faults }) => faults.join())).toEqual([
    expect.stringContaining('value.games.0.nodeId'),
    'no requestId',
    'a success with status 201',
  ])
})

test('a gateway that has too much to do is asked again', async () => {
  let sent = 0
  const busy: typeof fetch = async (input, init) =>
    ++sent % 2 === 0
      ? careless(input, init)
      : Response.json(
          { success: false, code: 'unavailable', message: 'm', retryable: true, retryAfterMs: 1, requestId: 'r' },
          { status: 503 },
        )
  const rows = await runConformance({ url: 'http://busy.test', fetch: busy, only: 'games.hot' })
  expect(rows.find((row) => row.case === 'valid')).toMatchObject({ got: '200 ok', pass: true })
})

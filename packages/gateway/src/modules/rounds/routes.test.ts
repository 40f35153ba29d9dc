import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { member } from '../../auth/schema.ts'
import { game, launchToken } from '../games/schema.ts'
import { freshDb } from '../../testing/fresh.ts'
import { hashToken } from './vendor-calls/player.ts'
import { news } from '../../server/schema.ts'
import { sign } from './vendor-calls/signature.ts'
import { vendorFixture, secret } from './testing.ts'

const { db, owner } = await freshDb()
const fixture = await vendorFixture(db)
const { send, bet } = fixture

describe('the vendor endpoint', () => {
  const payload = '{"requestId":"r","token":"t"}'
  const timestamp = () => String(Math.floor(fixture.clock.time.getTime() / 1000))
  const good = () => ({
    'content-type': 'application/json',
    'x-vendor': 'T1',
    'x-timestamp': timestamp(),
    'x-signature': sign(secret, timestamp(), payload),
  })
  const sendRaw = (headers: Record<string, string>, body = payload) =>
    fixture.app.inject({ method: 'POST', url: '/vendor/v1/T1/authenticate', headers, payload: body })

  test('accepts a signed call', async () => {
    expect((await sendRaw(good())).json()).toEqual({ status: 'TOKEN_EXPIRED' })
  })

  test('refuses a wrong, stale or missing signature and another vendor', async () => {
    const stale = String(Number(timestamp()) - 301)
    const refused = [
      await sendRaw({ ...good(), 'x-signature': sign('another', timestamp(), payload) }),
      await sendRaw({ ...good(), 'x-timestamp': stale, 'x-signature': sign(secret, stale, payload) }),
      await sendRaw({ 'content-type': 'application/json' }),
      await sendRaw({ ...good(), 'x-vendor': 'T2' }),
      await sendRaw(good(), '{"requestId":"r","token":"u"}'),
      await fixture.app.inject({
        method: 'POST',
        url: '/vendor/v1/NOBODY/authenticate',
        headers: { ...good(), 'x-vendor': 'NOBODY' },
        payload,
      }),
      await fixture.app.inject({
        method: 'POST',
        url: '/vendor/v1/TNEW/authenticate',
        headers: { ...good(), 'x-vendor': 'TNEW' },
        payload,
      }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 401, 401])
  })

  test('answers nonsense with BAD_REQUEST and moves nothing', async () => {
    const launched = await fixture.launchGame('T1')
    const fine = launched.body({ roundId: 'r', txId: 'nonsense', amount: '1.00' })
    const wrong: Record<string, unknown>[] = [
      {},
      { ...fine, amount: 1 },
      { ...fine, amount: '1e3' },
      { ...fine, amount: '-1' },
      { ...fine, amount: '0.005' },
      { ...fine, amount: '0' },
      { ...fine, amount: '１' },
      { ...fine, txId: 'a b' },
      { ...fine, txId: 'a\u0000' },
      { ...fine, playerId: 'me' },
      { ...fine, currency: 'FUN' },
      { ...fine, gameId: '1' },
      { ...fine, playerId: randomUUID() },
    ]
    for (const body of wrong) expect((await send('debit', body)).body.status, JSON.stringify(body)).toBe('BAD_REQUEST')
    expect((await send('balance', fine)).body).toEqual({ status: 'OK', balance: '10000.00', currency: 'BDT' })
  })
})

describe('authenticate', () => {
  async function launched(more: Partial<typeof launchToken.$inferInsert> = {}, type = 0) {
    const launched = await fixture.launchGame('T1')
    const token = randomUUID()
    await db.update(member).set({ type }).where(eq(member.id, launched.playerId))
    await db.insert(launchToken).values({
      tokenHash: hashToken(token),
      memberId: launched.playerId,
      nodeId: launched.nodeId,
      language: 'bn',
      expiresAt: new Date(fixture.clock.time.getTime() + 60_000),
      ...more,
    })
    return { ...launched, token }
  }

  test('burns the launch token and returns who plays what, in the language of the launch', async () => {
    const { token, playerId, nodeId } = await launched()
    const { body: response } = await send('authenticate', { requestId: 'r1', token })
    expect(response).toEqual({
      status: 'OK',
      playerId,
      token: expect.stringMatching(/^[\w-]{43}$/),
      account: expect.stringMatching(/^pl\*\*\*\d$/),
      currency: 'BDT',
      balance: '10000.00',
      language: 'bn',
      game: { gameCode: `code-${nodeId}`, nodeId, gameName: 'লণ্ঠনের জোয়ার', gameType: 'RNG' },
      demo: false,
      wallet: 'single',
      config: { minBet: '0.01', maxBet: '100000.00', stepBet: '0.01', minCycleMs: 0 },
    })
    expect((await send('authenticate', { requestId: 'r2', token })).body.status).toBe('TOKEN_EXPIRED')
    const stored = await db.execute(sql`select * from game_session`)
    expect(JSON.stringify(stored.rows)).not.toContain(String(response['token']))
  })

  test('answers the same call again within a minute, and opens no second session', async () => {
    const { token, playerId } = await launched()
    const { body: first } = await send('authenticate', { requestId: 'lost1', token })
    const sessions = async () => (await db.execute(sql`select id from game_session where member_id = ${playerId}`)).rows
    const before = await sessions()
    const again = (more: object = {}, vass = 'T1') => send('authenticate', { requestId: 'lost1', token, ...more }, vass)
    expect((await again()).body).toEqual(first)
    expect(await sessions()).toEqual(before)
    const statusOf = async (...args: Parameters<typeof again>) => (await again(...args)).body.status
    expect(await statusOf({ requestId: 'another' })).toBe('TOKEN_EXPIRED')
    expect(await statusOf({ requestId: undefined })).toBe('TOKEN_EXPIRED')
    expect(await statusOf({}, 'T2')).toBe('TOKEN_EXPIRED')
    fixture.clock.time = new Date(fixture.clock.time.getTime() + 60_000)
    expect(await statusOf()).toBe('TOKEN_EXPIRED')
  })

  test('of the same call ten times at once one session comes, and after its end none', async () => {
    const { token, playerId } = await launched()
    const same = () => send('authenticate', { requestId: 'ten', token })
    const answers = await Promise.all(Array.from({ length: 10 }, same))
    expect(new Set(answers.map(({ body }) => `${body.status} ${String(body['token'])}`)).size).toBe(1)
    expect(answers[0]?.body.status).toBe('OK')
    await db.execute(
      sql`update game_session set expires_at = ${fixture.clock.time.toISOString()} where member_id = ${playerId}`,
    )
    expect((await same()).body.status).toBe('TOKEN_EXPIRED')
  })

  test('of ten at once exactly one wins', async () => {
    const { token } = await launched()
    const response = await Promise.all(
      Array.from({ length: 10 }, () => send('authenticate', { requestId: randomUUID(), token })),
    )
    expect(response.filter((one) => one.body.status === 'OK')).toHaveLength(1)
  })

  test('refuses a late token, another vendor, a blocked player, a game that is off', async () => {
    const late = await launched({ expiresAt: fixture.clock.time })
    expect((await send('authenticate', { requestId: 'r', token: late.token })).body.status).toBe('TOKEN_EXPIRED')
    const other = await launched()
    expect((await send('authenticate', { requestId: 'r', token: other.token }, 'T2')).body.status).toBe('TOKEN_EXPIRED')
    await db.update(member).set({ status: 'blocked' }).where(eq(member.id, other.playerId))
    expect((await send('authenticate', { requestId: 'r', token: other.token })).body.status).toBe('PLAYER_BLOCKED')
    const off = await launched()
    await db.update(game).set({ status: 'MAINTENANCE' }).where(eq(game.nodeId, off.nodeId))
    expect((await send('authenticate', { requestId: 'r', token: off.token })).body.status).toBe('GAME_OFF')
    const realOnly = await launched({}, 4)
    await db.update(game).set({ demo: false }).where(eq(game.nodeId, realOnly.nodeId))
    expect((await send('authenticate', { requestId: 'r', token: realOnly.token })).body.status).toBe('GAME_OFF')
  })

  test('a trial player plays for FUN', async () => {
    const { body } = await fixture.launchGame('T1', { type: 4, asset: 'FUN' })
    expect((await send('debit', body({ roundId: 'fun', txId: 'fun-1', amount: '10' }))).body).toMatchObject({
      status: 'OK',
      balance: '9990.00',
      currency: 'FUN',
    })
  })
})

test('a bet records that its game is played, to half a minute', async () => {
  const { body, nodeId } = await fixture.launchGame('T1')
  const playedAt = async () =>
    (await db.execute<{ at: Date }>(sql`select played_at as at from game_session where node_id = ${nodeId}`)).rows[0]
      ?.at
  const begun = fixture.clock.time
  const bet = async (seconds: number) => {
    fixture.clock.time = new Date(begun.getTime() + seconds * 1000)
    expect((await send('debit', body({ roundId: randomUUID(), txId: randomUUID(), amount: '1.00' }))).body.status).toBe(
      'OK',
    )
    return new Date((await playedAt()) ?? 0)
  }
  expect([await bet(10), await bet(40), await bet(60)]).toEqual([
    begun,
    new Date(begun.getTime() + 40_000),
    new Date(begun.getTime() + 40_000),
  ])
  fixture.clock.time = new Date()
})

describe('the winner board', () => {
  test('publishes a large win when the round closes, by a masked name; none of play coins', async () => {
    const told = () => db.select({ event: news.event }).from(news)
    const before = (await told()).length
    const { body, roundId, txId } = await bet()
    await send('credit', body({ roundId, txId: randomUUID(), refTxId: txId, amount: '77777.00' }))
    expect(await told()).toHaveLength(before)
    await send('round-close', body({ roundId, txId: randomUUID() }))
    expect((await told()).slice(before)).toEqual([
      {
        event: {
          name: 'winner',
          data: {
            customerName: expect.stringMatching(/^pl\*\*\*\d$/),
            gameName: 'Lantern Tide',
            winAmount: '77677.00',
          },
        },
      },
    ])
    const trial = await fixture.launchGame('T1', { type: 4, asset: 'FUN' })
    await send('debit', trial.body({ roundId: 'trial', txId: 'trial-1', amount: '1' }))
    await send('credit', trial.body({ roundId: 'trial', txId: 'trial-2', amount: '99999', roundClosed: true }))
    expect(await told()).toHaveLength(before + 1)
  })
})

test('an unreachable wallet answers 503, so that the vendor retries', async () => {
  const launched = await fixture.launchGame('T1')
  await owner.execute(sql`alter table vendor_call rename to vendor_call_gone`)
  const answer = await send('debit', launched.body({ roundId: 'gone', txId: 'gone', amount: '1.00' }))
  await owner.execute(sql`alter table vendor_call_gone rename to vendor_call`)
  expect(answer).toMatchObject({ http: 503, body: { status: 'UNAVAILABLE' } })
})

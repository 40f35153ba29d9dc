import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { feedback } from '../../feedback/schema.ts'
import { tokenHash } from '../../../auth/sessions.ts'
import { call, freshApp, refusalOf, registered, valueOf } from '../../../testing/inject.ts'

const { app, db, clock } = await freshApp({ vendorOrigin: 'https://vendor.test' })
const { play, content, games } = contract
type Sitting = z.output<typeof play.session.output>

const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
const sitting = async (token: string, nodeId?: number) =>
  valueOf(await call<Sitting>(app, play.session, nodeId === undefined ? {} : { nodeId }, { token }))
async function person(account: string) {
  const token = await registered(app, account)
  const {
    rows: [row],
  } = await db.$client.query<{ id: string }>('select id from member where account = $1', [account])
  return { token, id: row?.id ?? '' }
}
const openSession = (who: { token: string; id: string }, minutes: number, nodeId = 10001) =>
  db.$client.query(
    `insert into game_session (id, token_hash, member_id, login_session, node_id, language, created_at, played_at,
      expires_at) values ($1::uuid, $1::text, $2, $3, $4, 'en', $5, $5, $6)`,
    [randomUUID(), who.id, tokenHash(who.token), nodeId, at(minutes), at(minutes + 720)],
  )
const round = (
  who: { id: string },
  minutes: number,
  stake: number,
  win: number,
  { state = 'CLOSED', nodeId = 10001, name = randomUUID() as string } = {},
) =>
  db.$client.query(
    `insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, opened_at)
      values ('JL', $1, $2, $3, 'BDT', $4, 1, 1, $5, $6, $7)`,
    [name, who.id, nodeId, state, stake, win, at(minutes)],
  )

test('the play session begins with the first game of a login and counts what was begun since, of every game', async () => {
  const [me, other] = [await person('sitting01'), await person('sitting02')]
  expect(await sitting(me.token)).toEqual({ currency: 'BDT', rounds: 0, net: '0.00' })
  await round(me, -90, 50_000, 0, { name: 'before' })
  expect(await sitting(me.token, 10001)).toMatchObject({
    rounds: 0,
    net: '0.00',
    last: { roundId: 'before', open: false },
  })
  await openSession(me, -60)
  await openSession(me, -10, 10002)
  await round(me, -50, 1000, 2500)
  await round(me, -40, 4000, 0, { nodeId: 10002 })
  await round(me, -30, 900, 0, { state: 'VOIDED' })
  await round(me, -5, 2000, 0, { state: 'OPEN', name: 'held' })
  await round(other, -5, 77_700, 0)
  const now = await sitting(me.token, 10001)
  expect(play.session.output.parse(now)).toEqual(now)
  expect(now).toEqual({
    since: at(-60).toISOString(),
    currency: 'BDT',
    rounds: 3,
    net: '-45.00',
    last: { roundId: 'held', at: at(-5).toISOString(), open: true },
  })
  expect((await sitting(me.token)).last).toBeUndefined()
  expect((await sitting(other.token)).since).toBeUndefined()
  // Vendors with transfer wallets keep the records.
  await app.services.settingsStore.write('wallet', { isSingle: false })
  expect((await sitting(me.token)).net).toBeUndefined()
  await app.services.settingsStore.write('wallet', {})
})

test('feedback names a game, and of its rounds only the own', async () => {
  const [me, other] = [await person('telling01'), await person('telling02')]
  await round(me, -5, 100, 0, { name: 'mine-1' })
  await round(other, -5, 100, 0, { name: 'theirs-1' })
  const sendFeedback = (about: object, token?: string) =>
    call<{ feedbackNo: string }>(
      app,
      content.feedback,
      { content: 'It stood still', type: 'PROBLEM', about },
      token ? { token } : {},
    )
  const { feedbackNo } = valueOf(await sendFeedback({ nodeId: 10001, roundId: 'mine-1' }, me.token))
  const [row] = await db
    .select()
    .from(feedback)
    .where(eq(feedback.id, Number(feedbackNo.slice(1))))
  const {
    rows: [own],
  } = await db.$client.query<{ id: string }>(`select id from round where vendor_round = 'mine-1'`)
  expect(row).toMatchObject({ nodeId: 10001, roundId: Number(own?.id), memberId: me.id })
  expect(refusalOf(await sendFeedback({ nodeId: 10001, roundId: 'theirs-1' }, me.token))).toMatchObject({
    code: 'not_found',
    field: 'about.roundId',
  })
  expect(refusalOf(await sendFeedback({ nodeId: 10002, roundId: 'mine-1' }, me.token)).code).toBe('not_found')
  expect(refusalOf(await sendFeedback({ nodeId: 999_999 }, me.token))).toMatchObject({
    code: 'not_found',
    field: 'about.nodeId',
  })
  expect(refusalOf(await sendFeedback({ nodeId: 10001, roundId: 'mine-1' })).code).toBe('not_found')
  valueOf(await sendFeedback({ nodeId: 10001 }, other.token))
})

test('a room opens its game at its stake, for a member with the balance the table requires', async () => {
  const me = await person('rooming01')
  const { list } = valueOf(
    await call<z.output<typeof games.rooms.output>>(app, games.rooms, { pageSize: 3, language: 'en' }),
  )
  const { nodeId, vassalage } = list[0]!
  await db.$client.query(`update game set status = 'ON' where node_id = $1`, [nodeId])
  const join = (roomId: string, more: object = {}) =>
    call<z.output<typeof games.launch.output>>(
      app,
      games.launch,
      { nodeId, vassalage, gameType: 'PVP', language: 'en', backUrl: '/pvp', roomId, ...more },
      { token: me.token },
    )
  for (const { roomId, stake } of list)
    expect(new URL(valueOf(await join(roomId)).content.game_url).searchParams.get('stake')).toBe(stake)
  for (const wrong of ['', 'first', `${nodeId}-none`, `${nodeId + 1}-first`])
    expect(refusalOf(await join(wrong))).toMatchObject({ code: 'not_found', field: 'roomId' })
  expect(refusalOf(await join('10001-first', { nodeId: 10001, vassalage: 'JL', gameType: 'RNG' })).code).toBe(
    'not_found',
  )
  await app.services.settingsStore.write('pvp', {
    levels: [{ id: 'peak', name: { en: 'Peak' }, stake: 100, minBalance: 1_000_001 }],
  })
  expect(refusalOf(await join(`${nodeId}-peak`))).toMatchObject({
    code: 'insufficient_funds',
    details: { minBalance: '10000.01' },
  })
  await app.services.settingsStore.write('pvp', {})
})

test('play continues where a round was left open, the latest first, else at the game opened last', async () => {
  const me = await person('leaving01')
  const left = async () =>
    valueOf(
      await call<z.output<typeof play.resume.output>>(app, play.resume, { language: 'en' }, { token: me.token }),
    ).list.map(({ game, at: when, open }) => [game.gameName, when, open])
  expect(await left()).toEqual([])
  await round(me, -90, 1000, 500, { nodeId: 10003 })
  await db.$client.query(`insert into recent_game (member_id, node_id, at) values ($1, 10003, $3), ($1, 10002, $2)`, [
    me.id,
    at(-100),
    at(-91),
  ])
  expect(await left()).toEqual([['Monsoon Sevens', at(-91).toISOString(), false]])
  await round(me, -80, 1000, 0, { state: 'OPEN', nodeId: 10001 })
  await round(me, -70, 1000, 0, { state: 'REOPENED', nodeId: 10004 })
  await round(me, -60, 1000, 0, { state: 'OPEN', nodeId: 10001 })
  await round(me, -50, 1000, 0, { state: 'VOIDED', nodeId: 10005 })
  expect(await left()).toEqual([
    ['Padma Gold', at(-60).toISOString(), true],
    ['Lotus Ascending', at(-70).toISOString(), true],
  ])
})

test('a room counts its current players: not those who left, opened another game, logged out or have not played for long', async () => {
  const [a, b] = valueOf(
    await call<z.output<typeof games.rooms.output>>(app, games.rooms, { pageSize: 6, language: 'en' }),
  )
    .list.filter((_room, i) => i % 3 === 0)
    .map(({ nodeId }) => nodeId)
  const count = async () => {
    clock.forward(2100)
    const { list } = valueOf(
      await call<z.output<typeof games.rooms.output>>(app, games.rooms, { pageSize: 6, language: 'en' }),
    )
    return [a, b].map((nodeId) => list.find((room) => room.nodeId === nodeId)?.online)
  }
  const people = await Promise.all([1, 2, 3, 4].map((n) => person(`counted0${n}`)))
  const [left, moved, gone, stays] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ]
  for (const who of people) await openSession(who, 0, a)
  expect(await count()).toEqual([4, 0])

  const own = async (who: { id: string }) =>
    (
      await db.$client.query<{ id: string }>(
        'select id from game_session where member_id = $1 order by created_at desc limit 1',
        [who.id],
      )
    ).rows[0]!.id
  const end = async (who: { token: string }, sessionId: string) =>
    valueOf(await call<{ ended: boolean }>(app, play.end, { sessionId }, { token: who.token })).ended
  const sessionId = await own(left)
  expect(await end(stays, sessionId)).toBe(false)
  expect(await count()).toEqual([4, 0])
  expect([await end(left, sessionId), await end(left, sessionId)]).toEqual([true, false])
  expect(await count()).toEqual([3, 0])

  await openSession(moved, 0, b)
  expect(await count()).toEqual([2, 1])
  await call(app, contract.session.logout, {}, { token: gone.token })
  expect(await count()).toEqual([1, 1])

  // Ten minutes without a bet in the game: an idle player is not counted.
  clock.forward(9 * 60_000)
  await db.$client.query('update game_session set played_at = $2 where member_id = $1', [stays.id, clock.now()]) // as
  // after
  // a
  // bet
  await round(moved, 0, 100, 0)
  clock.forward(2 * 60_000)
  expect(await count()).toEqual([1, 0])
  clock.forward(9 * 60_000)
  expect(await count()).toEqual([0, 0])
})

import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { key } from '../../rounds/testing.play.ts'
import { secretFrom } from '../../rounds/vendor-calls/secrets.ts'
import { sign } from '../../rounds/vendor-calls/signature.ts'
import { lastHits } from '../../jackpots/draw.ts'
import type { GatewayEvent } from '../../../lib/events.ts'
import { call, freshApp, registered, trialToken, valueOf } from '../../../testing/inject.ts'
import { rowsReadBy } from '../../../testing/rows.ts'
import { winnerRows } from '../queries/winners.ts'

const { app, db, owner, clock } = await freshApp({ vendorSecrets: { key }, vendorOrigin: 'https://vendor.test' })
const { winners, ranks } = contract.games

type Wins = { list: { vo: { customerName: string; winAmount: string; multiplier: string | null; gameName: string } }[] }
type Ranks = { list: { rank: number; customerName: string; score: string; rounds: number }[] }
/** Boards are cached for two seconds, the same for all callers. */
const later = () => clock.forward(2100)
const board = async (more = {}) => (
  later(),
  valueOf(await call<Wins>(app, winners, { language: 'en', ...more })).list.map(({ vo }) => [
    vo.customerName,
    vo.winAmount,
  ])
)
const ranked = async (by: string, more = {}) => (
  later(),
  valueOf(await call<Ranks>(app, ranks, { by, ...more })).list.map(({ customerName, score, rounds }) => [
    customerName,
    score,
    rounds,
  ])
)

async function openGame(account: string, session?: string) {
  const token = session ?? (await registered(app, account))
  const vass = 'PG'
  const { games } = valueOf(
    await call<{ games: { nodeId: number; status: string }[] }>(app, contract.games.list, {
      gameType: 'RNG',
      vassalage: vass,
      pageSize: 99,
    }),
  )
  const nodeId = games.find(({ status }) => status === 'ON')?.nodeId
  const { content } = valueOf(
    await call<{ content: { game_url: string } }>(
      app,
      contract.games.launch,
      { nodeId, vassalage: vass, gameType: 'RNG', language: 'en', backUrl: '/' },
      { token },
    ),
  )
  async function send(kind: string, body: object) {
    const payload = JSON.stringify({ requestId: randomUUID(), ...body })
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    const headers = {
      'content-type': 'application/json',
      'x-vendor': vass,
      'x-timestamp': timestamp,
      'x-signature': sign(secretFrom(key, vass), timestamp, payload),
    }
    return (await app.inject({ method: 'POST', url: `/vendor/v1/${vass}/${kind}`, headers, payload })).json<
      Record<string, string>
    >()
  }
  const entered = await send('authenticate', { token: new URL(content.game_url).searchParams.get('token') })
  const about = {
    token: entered['token'],
    playerId: entered['playerId'],
    gameId: String(nodeId),
    currency: entered['currency'],
  }
  const book = async (kind: string, body: object) =>
    expect(await send(kind, { ...about, ...body })).toMatchObject({ status: 'OK' })
  return {
    token,
    memberId: String(entered['playerId']),
    async play(stake: string, win: string) {
      const [roundId, betTx, winTx] = [randomUUID(), randomUUID(), randomUUID()]
      await book('debit', { roundId, txId: betTx, amount: stake })
      await book('credit', { roundId, txId: winTx, amount: win, roundClosed: true })
      return {
        late: (amount: string) => book('credit', { roundId, txId: randomUUID(), amount, roundClosed: true }),
        takeBack: async () => {
          await book('rollback', { txId: randomUUID(), refTxId: winTx, amount: win })
          await book('rollback', { txId: randomUUID(), refTxId: betTx, amount: stake })
        },
        takeWinBack: async () => {
          await book('rollback', { txId: randomUUID(), refTxId: winTx, amount: win })
          await book('round-close', { roundId })
        },
      }
    },
  }
}

test('a win is what exceeds the stake: losses and returned stakes are none, late results and take-backs count', async () => {
  const [rahima, karim] = [await openGame('rahima77'), await openGame('karim2026')]
  await rahima.play('100.00', '40.00')
  await rahima.play('100.00', '100.00')
  expect(await board()).toEqual([])
  expect(await ranked('win')).toEqual([])
  expect(await ranked('multiplier')).toEqual([])
  expect(await ranked('turnover')).toEqual([['ra***7', '200.00', 2]])

  await rahima.play('100.00', '250.00')
  const late = await karim.play('100.00', '0.00')
  expect(await board()).toEqual([['ra***7', '150.00']])
  await late.late('400.00')
  expect(await board()).toEqual([
    ['ka***6', '300.00'],
    ['ra***7', '150.00'],
  ])
  expect(await ranked('win')).toEqual([
    ['ka***6', '300.00', 1],
    ['ra***7', '150.00', 3],
  ])
  expect(await ranked('multiplier')).toEqual([
    ['ka***6', '4.00', 1],
    ['ra***7', '2.50', 3],
  ])
  const back = await karim.play('10.00', '1000.00')
  expect((await board())[0]).toEqual(['ka***6', '990.00'])
  await back.takeBack()
  expect((await board())[0]).toEqual(['ka***6', '300.00'])
  const halfBack = await karim.play('10.00', '900.00')
  await halfBack.takeWinBack()
  expect((await board())[0]).toEqual(['ka***6', '300.00'])
  expect(await ranked('turnover')).toEqual([
    ['ra***7', '300.00', 3],
    ['ka***6', '110.00', 2],
  ])
  expect(await ranked('win', { gameCategory: 'FISH' })).toEqual([])
  expect(await ranked('win', { gameCategory: 'RNG', limitNum: 1 })).toEqual([['ka***6', '300.00', 2]])
})

test('what is older than seven days leaves both lists', async () => {
  const old = await openGame('oldwin77')
  await old.play('50.00', '5000.00')
  expect((await board())[0]).toEqual(['ol***7', '4950.00'])
  clock.forward(4 * 86_400_000)
  const fresh = await openGame('newwin77')
  await fresh.play('1.00', '2.00')
  expect((await board())[0]).toEqual(['ol***7', '4950.00'])
  clock.forward(3 * 86_400_000 + 16 * 60_000)
  expect(await board()).toEqual([['ne***7', '1.00']])
  expect(await ranked('turnover')).toEqual([['ne***7', '1.00', 1]])
  clock.forward(8 * 86_400_000)
  expect([await board(), await ranked('turnover'), await ranked('win', { gameCategory: 'RNG' })]).toEqual([[], [], []])
})

test('a member who opted out is on no board, in no list and in no events, until they opt in', async () => {
  const received: GatewayEvent[] = []
  const stop = app.services.events.subscribe(
    (event) => event.name === 'news' && event.event.name === 'winner' && received.push(event),
  )
  const shy = await openGame('hidden77')
  const { show, setShowWins } = contract.profile
  expect(valueOf(await call(app, show, {}, { token: shy.token }))).toMatchObject({ showWins: true })
  await shy.play('10.00', '400.00')
  expect(await board()).toEqual([['hi***7', '390.00']])
  await expect.poll(() => received.length).toBe(1)

  expect(valueOf(await call(app, setShowWins, { showWins: false }, { token: shy.token }))).toEqual({ showWins: false })
  expect(valueOf(await call(app, show, {}, { token: shy.token }))).toMatchObject({ showWins: false })
  await shy.play('10.00', '500.00')
  expect([
    await board(),
    await board({ gameCategory: 'RNG' }),
    await ranked('turnover'),
    await ranked('win'),
    await ranked('multiplier'),
  ]).toEqual([[], [], [], [], []])
  const other = await openGame('seenby77')
  await other.play('10.00', '20.00')
  await expect.poll(() => JSON.stringify(received)).toContain('se***7')
  expect(received).toHaveLength(2)

  const {
    rows: [round],
  } = await db.$client.query(`select id from round where member_id = $1 limit 1`, [shy.memberId])
  await db.$client.query(
    `insert into jackpot_cycle (pool, asset, seed, hash, one_per, opened_at, hit_at, round_id, member_id, stake, amount, txn_id)
    select 'grand', 'BDT', 's', 'h', 1, now(), now(), $1, $2, 1000, 500000, id from txn limit 1`,
    [round.id, shy.memberId],
  )
  expect(await lastHits(db, 'BDT', 1, clock.now())).toMatchObject([{ customerName: '***', amount: '5000.00' }])
  const { hits } = (later(), valueOf(await call<{ hits: { customerName: string }[] }>(app, contract.games.jackpot)))
  expect(hits[0]?.customerName).toBe('***')

  await call(app, setShowWins, { showWins: true }, { token: shy.token })
  expect(await board()).toEqual([
    ['hi***7', '490.00'],
    ['hi***7', '390.00'],
    ['se***7', '10.00'],
  ])
  expect((await ranked('win'))[0]).toEqual(['hi***7', '880.00', 2])
  expect((await lastHits(db, 'BDT', 1, clock.now()))[0]?.customerName).toBe('hi***7')
  // Nor is whoever takes a break from play named.
  await db.$client.query(
    `insert into rg_member (member_id, timeout_until) values ($1, $2)
    on conflict (member_id) do update set timeout_until = excluded.timeout_until`,
    [shy.memberId, new Date(clock.now().getTime() + 86_400_000)],
  )
  expect((await lastHits(db, 'BDT', 1, clock.now()))[0]?.customerName).toBe('***')
  stop()
})

test('play coins are on no board, and a trial player has nothing to hide', async () => {
  const token = await trialToken(app)
  const before = await board()
  const trial = await openGame('', token)
  await trial.play('10.00', '9000.00')
  expect(await board()).toEqual(before)
  expect((await call(app, contract.profile.setShowWins, { showWins: false }, { token })).body).toMatchObject({
    code: 'real_account_required',
  })
})

test('the board is narrowed to a day, to a category and to wins of at least ten times the stake', async () => {
  clock.forward(8 * 86_400_000)
  const player = await openGame('daily777')
  await player.play('10.00', '99.99')
  await player.play('1.00', '10.00')
  clock.forward(2 * 86_400_000)
  const next = await openGame('daily778')
  await next.play('2.00', '20.50')
  await next.play('50.00', '80.00')
  const amounts = async (more: object) => (await board(more)).map(([, amount]) => amount)
  expect(await amounts({})).toEqual(['89.99', '30.00', '18.50', '9.00'])
  expect(await amounts({ period: 'DAY' })).toEqual(['30.00', '18.50'])
  expect(await amounts({ bigOnly: true })).toEqual(['18.50', '9.00'])
  expect(await amounts({ period: 'DAY', bigOnly: true, gameCategory: 'RNG' })).toEqual(['18.50'])
  expect(await amounts({ period: 'DAY', gameCategory: 'FISH' })).toEqual([])
  expect(await amounts({ limitNum: 2 })).toEqual(['89.99', '30.00'])
  later()
  const { list } = valueOf(await call<Wins>(app, winners, {}))
  expect(list.map(({ vo }) => vo.multiplier)).toEqual(['9.99', '1.60', '10.25', '10.00'])
})

test('who takes a break from play is on no board until it is over', async () => {
  clock.forward(8 * 86_400_000)
  const resting = await openGame('resting7')
  await resting.play('10.00', '400.00')
  const until = (ms: number) =>
    owner.$client.query(
      `insert into rg_member (member_id, timeout_until) values ($1, $2)
      on conflict (member_id) do update set timeout_until = excluded.timeout_until`,
      [resting.memberId, new Date(clock.now().getTime() + ms)],
    )
  await until(86_400_000)
  expect([await board(), await ranked('win'), await ranked('turnover'), await ranked('multiplier')]).toEqual([
    [],
    [],
    [],
    [],
  ])
  await until(-1)
  expect([await board(), await ranked('win')]).toEqual([[['re***7', '390.00']], [['re***7', '390.00', 1]]])
})

test('however many wins there are, a list reads the first of them', async () => {
  const wins = async (first: number, last: number) => {
    await owner.$client.query(
      `insert into round_win (round_id, member_id, node_id, game_type, asset, stake, won, closed_at, shown, recent)
      select 900000 + n, m.id, 10001, case when n % 2 = 0 then 'RNG' else 'FISH' end, 'BDT', 100, n * 7 % 3000 + 1, $3, true, n % 3 = 0
      from generate_series($1::int, $2::int) n, (select id from member where account = 'daily777') m`,
      [first, last, clock.now()],
    )
    await owner.$client.query('vacuum analyze round_win')
  }
  const read = async () => {
    const all: number[] = []
    for (const gameType of ['ALL', 'RNG'] as const)
      for (const period of ['DAY', 'WEEK'] as const)
        for (const bigOnly of [true, false]) {
          const rows = await rowsReadBy(db, () =>
            winnerRows(db, { language: 'en', asset: 'BDT', gameType, period, bigOnly, limit: 20, now: clock.now() }),
          )
          all.push(rows['round_win'] ?? 0)
        }
    return all
  }
  await wins(1, 1000)
  const before = await read()
  await wins(1001, 20_000)
  const after = await read()
  for (const [at, rows] of after.entries()) expect(rows).toBeLessThanOrEqual((before[at] ?? 0) * 1.5 + 20)
  expect(Math.max(...after)).toBeLessThanOrEqual(200)
})

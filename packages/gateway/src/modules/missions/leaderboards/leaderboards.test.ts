import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { transact } from '../../../db/client.ts'
import { type BoardPrize, leaderboard, leaderboardVersion } from '../schema.ts'
import { type Answer, call, freshApp, refusalOf, registered, valueOf } from '../../../testing/inject.ts'
import { missionFixture } from '../testing.fixture.ts'
import { rankDue } from './ranks.ts'
import { sweepScores } from './sweep.ts'

const made = await freshApp()
const { app, db, owner, clock } = made
await app.services.settingsStore.write('session', { idleMinutes: 100_000, hours: 10_000 })
const { count, run, play, rollBack, winMore } = await missionFixture(made)
const { missions } = contract
const day = 86_400_000
const minute = 60_000

type Read = z.output<typeof missions.leaderboard.output>

const prize = (from: number, to: number, amount: string): BoardPrize => ({
  from,
  to,
  form: 'CASH',
  amount,
  multiple: 1,
  days: null,
})

let boards = 0
/** The newest is the first. */
async function addBoard(
  id: string,
  prizes = [prize(1, 1, '1000'), prize(2, 3, '400')],
  leastStake: bigint | null = null,
): Promise<void> {
  await owner.execute(sql`update leaderboard set ended_at = created_at where ended_at is null`)
  const at = clock.now()
  await db.insert(leaderboard).values({
    id,
    metric: leastStake === null ? 'VALID_BET' : 'MULTIPLE',
    period: 'DAILY',
    position: --boards,
    version: 0,
    createdAt: at,
  })
  await publish(id, 1, prizes, leastStake)
}

async function publish(
  id: string,
  version: number,
  prizes: BoardPrize[],
  leastStake: bigint | null = null,
): Promise<void> {
  const texts = { en: { title: `Board ${id}`, rules: 'All bets.' }, bn: { title: `বোর্ড ${id}`, rules: 'সব বাজি।' } }
  const at = clock.now()
  await db
    .insert(leaderboardVersion)
    .values({ leaderboardId: id, version, games: { gameTypes: ['RNG'] }, leastStake, prizes, texts, by: 'SYSTEM', at })
  await owner.execute(sql`update leaderboard set version = ${version} where id = ${id}`)
}

let people = 0
async function member() {
  const account = `raced${String(++people).padStart(2, '0')}`
  const token = await registered(app, account)
  const { id } = valueOf(await call<{ id: string }>(app, contract.member.info, {}, { token }))
  const ask = (input: object) => call<Read>(app, missions.leaderboard, { language: 'en', ...input }, { token })
  return {
    token,
    id,
    account,
    ask,
    read: async (board: string, periodKey?: string) => shown(await ask({ id: board, ...(periodKey && { periodKey }) })),
  }
}
function shown(answer: Answer<Read>) {
  const { board } = valueOf(answer)
  if (!board) throw new Error('no leaderboard')
  return board
}

function nextNoon(): string {
  const now = clock.now().getTime()
  const noon = new Date(Math.ceil((now + 6 * 3_600_000) / day) * day - 6 * 3_600_000 + 12 * 3_600_000)
  clock.forward(noon.getTime() - now)
  return new Date(noon.getTime() + 6 * 3_600_000).toISOString().slice(0, 10)
}
const setClock = (to: string) => clock.forward(Date.parse(to) - clock.now().getTime())

const prizesOf = async (id: string) =>
  (
    await db.execute<{ it: string }>(sql`
      select ref || ' ' || amount as it from reward where member_id = ${id} and source = 'LEADERBOARD' order by 1`)
  ).rows.map(({ it }) => it)

test('the higher score is ahead, of equal ones the earlier, and who is behind reads what is missing', async () => {
  nextNoon()
  await addBoard('ties')
  const [one, two, three, idle] = [await member(), await member(), await member(), await member()]
  await play(one.id, 1000)
  clock.forward(1000)
  await play(two.id, 1000)
  clock.forward(1000)
  await play(three.id, 700)
  await play(three.id, 9000, { gameType: 'LIVE' })
  await count()
  const seen = await three.read('ties')
  expect(seen.list.map(({ rank, score, prize: of, mine }) => [rank, score, of, mine])).toEqual([
    [1, '10.00', '10.00', false],
    [2, '10.00', '4.00', false],
    [3, '7.00', '4.00', true],
  ])
  expect(seen.list[0]?.name).toBe(`${one.account.slice(0, 2)}***${one.account.at(-1)}`)
  // What is equal to the first does not suffice.
  expect(seen.mine).toEqual({ rank: 3, score: '7.00', prize: '4.00', next: { rank: 1, prize: '10.00', gap: '3.01' } })
  expect((await one.read('ties')).mine).toMatchObject({ rank: 1, prize: '10.00', next: null })
  expect((await idle.read('ties')).mine).toEqual({
    rank: null,
    score: '0.00',
    prize: null,
    next: { rank: 3, prize: '4.00', gap: '7.01' },
  })

  // Ranks are worked out once a minute. A score that has changed is that score since then only.
  const again = await play(one.id, 300)
  await rollBack(one.id, again, 300)
  await count()
  expect((await one.read('ties')).mine.rank).toBe(1)
  clock.forward(minute)
  await run()
  expect([(await one.read('ties')).mine.rank, (await two.read('ties')).mine.rank]).toEqual([2, 1])

  // However few are written at a time.
  await owner.execute(sql`update leaderboard_score set rank = null where leaderboard_id = 'ties'`)
  await owner.execute(sql`update leaderboard_period set changed = true, ranked_at = null where leaderboard_id = 'ties'`)
  const turn = { db, now: clock.now(), stopping: new AbortController().signal, atMost: () => 2, job: 'board-periods' }
  await rankDue({ ...turn, lead: (fn) => transact(db, fn), cutting: (work) => work() })
  for (const [who, rank] of [
    [two, 1],
    [one, 2],
    [three, 3],
  ] as const)
    expect((await who.read('ties')).mine.rank).toBe(rank)
})

test('five minutes after its end a period is final, and its prizes are offered once', async () => {
  const today = nextNoon()
  await addBoard('final')
  const [one, two] = [await member(), await member()]
  await play(one.id, 500)
  const late = await play(two.id, 900)
  await count()
  const end = Date.parse(`${today}T00:00:00+06:00`) + day
  setClock(new Date(end + 4 * minute).toISOString())
  await rollBack(two.id, late, 900)
  await play(two.id, 200, { at: new Date(end - 1000) })
  await count()
  expect(await prizesOf(one.id)).toEqual([])
  expect(await one.read('final', today)).toMatchObject({ frozenAt: null })
  clock.forward(2 * minute)
  await Promise.all([run(), run(), run()])
  await count()
  const frozen = await one.read('final', today)
  expect(frozen).toMatchObject({ frozenAt: clock.now().toISOString(), mine: { rank: 1, score: '5.00', next: null } })
  expect([await prizesOf(one.id), await prizesOf(two.id)]).toEqual([[`final:${today} 1000`], [`final:${today} 400`]])

  // What comes later changes nothing.
  await play(two.id, 9000, { at: new Date(end - 1000) })
  await count()
  clock.forward(minute)
  await run()
  expect(await one.read('final', today)).toMatchObject({
    mine: { rank: 1 },
    list: [{ score: '5.00' }, { score: '2.00' }],
  })
  await expect(
    owner.execute(
      sql`update leaderboard_period set changed = true where leaderboard_id = 'final' and period_key = ${today}`,
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('is final') } })

  const { periods } = valueOf(await one.ask({ id: 'final' }))
  expect(periods.map(({ periodKey }) => periodKey)).toContain(today)
  expect((await one.read('final')).list).toEqual([])
})

test('a later settlement ends a period as well, before it is counted', async () => {
  const today = nextNoon()
  await addBoard('later')
  const one = await member()
  await play(one.id, 500)
  clock.forward(day)
  await play(one.id, 300)
  await count()
  expect(await prizesOf(one.id)).toEqual([`later:${today} 1000`])
  clock.forward(minute)
  await run()
  expect((await one.read('later')).mine).toMatchObject({ rank: 1, score: '3.00' })
})

test('prizes change with the next period, and nothing begins after the end', async () => {
  const today = nextNoon()
  await addBoard('changing')
  const one = await member()
  await play(one.id, 500)
  await count()
  await publish('changing', 2, [prize(1, 5, '7700')])
  expect((await one.read('changing')).prizes).toMatchObject([{ amount: '10.00' }, { to: 3 }])
  clock.forward(day)
  expect((await one.read('changing')).prizes).toMatchObject([{ to: 5, amount: '77.00' }])
  await play(one.id, 500)
  await count()
  expect(await prizesOf(one.id)).toEqual([`changing:${today} 1000`])
  await owner.execute(sql`update leaderboard set ended_at = ${clock.now()} where id = 'changing'`)
  clock.forward(day)
  await play(one.id, 500)
  await count()
  expect(await prizesOf(one.id)).toHaveLength(2)
  const { periods } = valueOf(await one.ask({ id: 'changing' }))
  expect(periods).toHaveLength(2)
})

test('who hides their wins, or takes a break, is read by nobody else', async () => {
  nextNoon()
  await addBoard('hidden')
  const [shy, resting, open] = [await member(), await member(), await member()]
  await play(shy.id, 900)
  await play(resting.id, 800)
  await play(open.id, 700)
  await count()
  valueOf(await call(app, contract.profile.setShowWins, { showWins: false }, { token: shy.token }))
  await owner.execute(sql`
    insert into rg_member (member_id, timeout_until) values (${resting.id}, ${new Date(clock.now().getTime() + day)})
    on conflict (member_id) do update set timeout_until = excluded.timeout_until`)
  const names = async (who: typeof shy) => (await who.read('hidden')).list.map(({ name }) => name !== null)
  expect(await names(open)).toEqual([false, false, true])
  expect(await names(shy)).toEqual([true, false, true])
})

test('of another name, and of a period that never was, there is none', async () => {
  nextNoon()
  await addBoard('known')
  const { ask } = await member()
  expect(refusalOf(await ask({ id: 'of-nobody' })).code).toBe('not_found')
  expect(refusalOf(await ask({ id: 'known', periodKey: '2026-01-01' })).code).toBe('not_found')
  expect(valueOf(await ask({})).board?.id).toBe('known')
})

test('the best multiple of one round ranks, with a least stake; what is taken back lets the next one count', async () => {
  const today = nextNoon()
  await addBoard('multiples', [prize(1, 1, '1000'), prize(2, 3, '400')], 500n)
  const [one, two, three] = [await member(), await member(), await member()]
  const seen = async () => {
    await count()
    clock.forward(minute)
    await run()
    return (await one.read('multiples')).list.map(({ score }) => score)
  }
  // Too small a stake, another category, and a win that is none.
  await play(one.id, 499, { win: 49_900 })
  await play(one.id, 500, { win: 50_000, gameType: 'LIVE' })
  await play(one.id, 500, { win: 500 })
  expect(await seen()).toEqual([])
  const small = await play(one.id, 1000, { win: 2500 })
  clock.forward(1000)
  const large = await play(two.id, 500, { win: 5000 })
  await play(two.id, 600, { win: 1500 })
  const late = await play(three.id, 700)
  expect(await seen()).toEqual(['10.00', '2.50'])
  expect(await three.read('multiples')).toMatchObject({
    metric: 'MULTIPLE',
    leastStake: '5.00',
    mine: { rank: null, score: '0.00', next: { rank: 3, prize: '4.00', gap: '0.01' } },
  })
  expect((await one.read('multiples')).mine).toMatchObject({ rank: 2, next: { rank: 1, gap: '7.51' } })

  // A late result counts; of equal multiples the earlier round comes first.
  await winMore(three.id, late, 1750)
  await rollBack(two.id, large, 500, 5000)
  expect(await seen()).toEqual(['2.50', '2.50', '2.50'])
  expect((await one.read('multiples')).mine.rank).toBe(1)
  expect([(await two.read('multiples')).mine.rank, (await three.read('multiples')).mine.rank]).toEqual([2, 3])
  await rollBack(one.id, small, 1000, 2500)
  expect(await seen()).toEqual(['2.50', '2.50'])
  expect((await one.read('multiples')).mine).toMatchObject({ rank: null, score: '0.00' })

  const end = Date.parse(`${today}T00:00:00+06:00`) + day
  setClock(new Date(end + 6 * minute).toISOString())
  await run()
  expect([await prizesOf(one.id), await prizesOf(two.id), await prizesOf(three.id)]).toEqual([
    [],
    [`multiples:${today} 1000`],
    [`multiples:${today} 400`],
  ])
  const { rows } = await db.execute(sql`select from leaderboard_round where leaderboard_id = 'multiples'`)
  expect(rows).toHaveLength(0)
  await winMore(three.id, late, 90_000)
  await count()
  expect((await three.read('multiples', today)).mine).toMatchObject({ rank: 2, score: '2.50' })
})

test('scores of a period are kept some days after it became final, then they go with it, and it does not begin again', async () => {
  const today = nextNoon()
  await addBoard('kept')
  const one = await member()
  const old = await play(one.id, 500)
  await count()
  clock.forward(day)
  await play(one.id, 300)
  await count()
  clock.forward(day)
  await run()
  const { settings } = app.services
  const sweep = () => sweepScores({ db, clock, settings }, new AbortController().signal)
  const { keepDays } = settings().missions
  const frozenAt = Date.parse((await one.read('kept', today)).frozenAt ?? '')
  clock.forward(frozenAt + keepDays * day - clock.now().getTime())
  // The session of the first has ended by now.
  const two = await member()
  const periods = async () => valueOf(await two.ask({ id: 'kept' })).periods.map(({ periodKey }) => periodKey)
  await sweep()
  expect(await periods()).toContain(today)
  expect((await two.read('kept', today)).list).toMatchObject([{ rank: 1, score: '5.00' }])

  clock.forward(1)
  await sweep()
  expect(await periods()).not.toContain(today)
  expect(refusalOf(await two.ask({ id: 'kept', periodKey: today })).code).toBe('not_found')
  await rollBack(one.id, old, 500)
  await count()
  expect(await periods()).not.toContain(today)
  expect(await prizesOf(one.id)).toContain(`kept:${today} 1000`)
})

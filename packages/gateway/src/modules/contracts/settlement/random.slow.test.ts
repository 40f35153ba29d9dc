import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { FormerLeader } from '../../../workflow/journal.ts'
import { addMovement } from '../../team/testing.ts'
import { periodAt, slotMs, startFrom } from '../periods.ts'
import type { Person } from '../testing.ts'
import type { ContractPeriod, Tier } from '../terms.ts'
import { contractsOf, moneyFaults, resultsOf, slotFaults } from './testing/checks.ts'
import { type History, history, historyMs } from './testing/histories.ts'
import { type ModelPlay, settlementModel } from './testing/model.ts'
import { recountActive } from '../../agent/index.ts'
import { type Figures, whole } from './compute.ts'
import { figuresOf } from './figures.ts'
import { keptFigures } from './running-figures.ts'
import { settlementFixture } from './testing.ts'

/** `npm run fuzz` settles many more. */
const histories = process.env['MODE'] === 'fuzz' ? 60 : 2

const { app, db, owner, clock, add, job, jobOf, playAll, settleTo, fund, moved } = await settlementFixture()
const { activeMinor, carryLoss } = app.services.settings().contracts
const { timeZone } = app.services.settings().site

const dayMs = 86_400_000
const plus = (date: Date, ms: number) => new Date(date.getTime() + ms)

interface Member {
  person: Person
  /** Place of the upline; -1 of the top agent. */
  upline: number
  isPlayer: boolean
}

/** The top agent first; whoever is above is an agent. */
async function makePeople(given: History['people']): Promise<Member[]> {
  const members: Member[] = [{ person: await add(null), upline: -1, isPlayer: false }]
  for (const { upline, isPlayer, funds } of given) {
    const agents = [...members.keys()].filter((n) => !members[n]!.isPlayer)
    const above = agents[upline % agents.length]!
    const person = await add(members[above]!.person, isPlayer ? 0 : 1)
    if (funds > 0) await fund(person, BigInt(funds))
    members.push({ person, upline: above, isPlayer })
  }
  return members
}

const isBelow = (members: readonly Member[], who: number, agent: number): boolean =>
  who === agent || (who > 0 && isBelow(members, members[who]!.upline, agent))

interface Row {
  kind: string
  period: ContractPeriod
  tiers: Tier[]
  startAt: Date
  endAt: Date | null
}

async function insert(downline: Member, uplineId: string | null, row: Row, followsId: number | null): Promise<number> {
  const { kind, period, startAt, endAt } = row
  const state = endAt === null ? 'active' : 'auto_terminated'
  const first = periodAt(period, startAt, timeZone).to
  const nextAt = endAt && endAt < first ? endAt : first
  const tiers = row.tiers.map(({ rates, ...tier }) => (kind === 'DAILY_MULTI' ? { ...tier, rate: 0, rates } : tier))
  const {
    rows: [made],
  } = await db.execute<{ id: string }>(sql`
    insert into contract (kind, period, asset, upline_id, downline_id, tiers, state, created_at, start_at, end_at, follows_id,
      next_at)
    values (${kind}, ${period}, 'BDT', ${uplineId}, ${downline.person.id}, ${JSON.stringify(tiers)}::jsonb, ${state},
      ${clock.now()}, ${startAt}, ${endAt}, ${followsId}, ${endAt && endAt <= startAt ? null : nextAt}) returning id::text`)
  return Number(made?.id)
}

/** Writes contracts as they are once they have ended; how they come to end is shown elsewhere. */
async function makeContracts(members: readonly Member[], given: History['contracts'], start: Date): Promise<void> {
  const agents = members.filter(({ isPlayer }) => !isPlayer)
  const taken = new Set<string>()
  for (const { of, terms, tiers, startDay, end } of given) {
    const agent = agents[of % agents.length]!
    const { kind, period, next } = terms
    const pair = `${agent.person.id} ${kind}`
    if (taken.has(pair)) continue
    taken.add(pair)
    const uplineId = members[agent.upline]?.person.id ?? null
    const startAt = startFrom(period, plus(start, startDay * dayMs), timeZone)
    const agreed = end === null ? null : plus(start, Math.max(end, startAt.getTime() - start.getTime()))
    const followed = next && startFrom(next.period, agreed ?? plus(startAt, 10 * dayMs), timeZone)
    const id = await insert(agent, uplineId, { kind, period, tiers, startAt, endAt: followed ?? agreed }, null)
    if (followed) await insert(agent, uplineId, { kind, ...next, startAt: followed, endAt: null }, id)
  }
}

/** Moves people to another agent, where that is possible, and ends what this ends. */
async function move(members: Member[], given: History['moves']): Promise<void> {
  for (const { who, to } of given) {
    const [n, above] = [who % members.length, to % members.length]
    const [member, agent] = [members[n]!, members[above]!]
    if (n === 0 || agent.isPlayer || isBelow(members, above, n)) continue
    await owner.execute(sql`update member set upline_id = ${agent.person.id} where id = ${member.person.id}`)
    member.upline = above
  }
  await moved()
}

const periods = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const
const { signal } = new AbortController()

/** What is kept for the running periods of agents is what their people come to, by whatever bet makes them active. */
async function keptAsAddedUp(members: readonly Member[], at: Date): Promise<void> {
  const bet = activeMinor + (at.getTime() % 3) * 50_00
  await recountActive(db, 'CONTRACT', bet, signal)
  for (const { person } of members)
    for (const period of periods) {
      const span = { ...periodAt(period, at, timeZone), agentId: person.id, asset: 'BDT', part: whole }
      const found = await keptFigures(db, span, { period, timeZone, activeMinor: bet })
      const [added] = await figuresOf(db, [span], bet)
      const isSome = ([, sum]: [string, bigint]) => sum !== 0n
      const some = (figures: Figures | undefined) =>
        figures && { ...figures, byType: Object.fromEntries(Object.entries(figures.byType).filter(isSome)) }
      expect(some(found)).toEqual(some(added))
      expect(await keptFigures(db, span, { period, timeZone, activeMinor: bet + 1 })).toBeUndefined()
    }
}

/** Plays a history to its end, and compares what it came to with the model of it. */
async function live({ people, contracts, plays, closings, moves }: History): Promise<void> {
  // Histories follow one another, each from a midnight of the site on.
  const start = startFrom('DAILY', plus(clock.now(), 1), timeZone)
  await owner.execute(
    sql`select open_settlement_month(${start}::timestamptz + make_interval(months => n)) from generate_series(-1, 3) n`,
  )
  const members = await makePeople(people)
  await makeContracts(members, contracts, start)
  const ids = new Map(members.map(({ person }, n) => [person.id, n]))
  const model = settlementModel({ activeMinor, carryLoss })
  const counted: ModelPlay[] = []

  async function tell(list: History['plays'], closedTo: number): Promise<void> {
    const known = list.map(({ who, at, ...rest }) => ({
      who: members[who % members.length]!.person,
      at: plus(start, at),
      ...rest,
    }))
    const rounds = known.filter(({ isBonus }) => !isBonus)
    if (rounds.length > 0) await playAll(rounds)
    for (const { who, at, win, isBonus } of known)
      if (isBonus) await addMovement(owner, who.id, { kind: 'bonus_grant', amount: win + 1, at })
    for (const { who, at, gameType, bet, win, isBonus } of known)
      counted.push({
        memberId: who.id,
        at: new Date(Math.max(at.getTime(), closedTo)),
        ...(isBonus ? { gameType: '', validBet: 0, pnl: win + 1 } : { gameType, validBet: bet, pnl: win - bet }),
      })
  }

  let before = 0
  let closedTo = 0
  for (const [n, closing] of [...closings, historyMs].entries()) {
    const here = plays.filter(({ at }) => at >= before && at < closing)
    await tell(
      here.filter(({ isLate }) => !isLate),
      closedTo,
    )
    const to = plus(start, closing)
    await settleTo(to, () => Promise.all([job(), job()]))
    closedTo = to.getTime() - (to.getTime() % slotMs)
    const lines = (memberId: string, agentId: string) => isBelow(members, ids.get(memberId)!, ids.get(agentId)!)
    const agentIds = sql.param(members.map(({ person }) => person.id))
    const rows = await contractsOf(db, sql`c.downline_id = any (${agentIds}::uuid[])`)
    model.settle(rows, counted, lines, new Date(closedTo))
    const found = await resultsOf(db)
    for (const { id } of rows) expect(found.get(id) ?? []).toEqual(model.results(id))
    await keptAsAddedUp(members, to)
    await tell(
      here.filter(({ isLate }) => isLate),
      closedTo,
    )
    await move(
      members,
      moves.filter(({ after }) => after === n),
    )
    before = closing
  }
  await expect(jobOf(0)).rejects.toThrow(FormerLeader)
  expect(await moneyFaults(db)).toEqual([])
}

test(
  'random trees, contracts of every kind and histories are settled and paid like a plain model of them, once',
  { timeout: 60_000 + histories * 60_000 },
  async () => {
    await fc.assert(fc.asyncProperty(history, live), { numRuns: histories, endOnFailure: true })
    await settleTo(plus(clock.now(), slotMs))
    expect(await slotFaults(db)).toEqual([])
    expect(await checkInvariants(db)).toEqual([])
    // Every kind came to something.
    const { rows } = await db.execute<{ kind: string }>(
      sql`select distinct kind from contract_result where amount > 0 order by 1`,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['DAILY', 'DAILY_MULTI', 'DIVIDEND', 'HOURLY', 'REAL_TIME'])
  },
)

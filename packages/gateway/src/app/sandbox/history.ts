import { setTimeout as delay } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { type Db, openDb, patient, transact, type Tx, type Where } from '../../db/client.ts'
import { withConnection } from '../../db/connection.ts'
import { member } from '../../auth/schema.ts'
import { sandboxPlayer } from '../../modules/sandbox/schema.ts'
import { openWallet } from '../../ledger/wallet.ts'
import { randomFrom } from '../../lib/crypto/random.ts'
import { dayOf, daysAfter, startOf } from '../../lib/time/calendar.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { type GameType, setRates } from '../../modules/agent/rates.ts'
import { type MadeRound, type Player, nextRound, playersOf, tablesOf, writeRounds } from '../../modules/sandbox/play.ts'
import { shareRound } from '../../modules/chat/index.ts'
import { codeOf } from '../../modules/referrals/codes.ts'
import { joinInviter } from '../../modules/referrals/index.ts'
import { assemble } from '../assemble.ts'
import { joinElection } from '../../server/jobs/leadership.ts'
import { moduleJobs } from '../modules.ts'
import { writeGroup } from '../../settings/change.ts'
import type { Services } from '../../server/services.ts'
import { agreements, offerToTop } from './agreements.ts'
import { cashMoves, payIn, refill } from './cash.ts'
import { countTowardsBonus, giveRewards, pastRewards, roundsOfToday } from './demo-member.ts'
import { type LastDay, lastDay } from './last-day.ts'
import { friends, type Invented, inventedPeople, type Person, type Scene } from './people.ts'

const days = 60
/** Jobs that pay agents and count for them, in their order; some run more rarely than they would, to save time. */
const often = ['contract-play', 'contract-money', 'contract-settlement']
const seldom = [
  'days',
  'member-starts',
  'money-days',
  'commission',
  'vip',
  'commission-raises',
  'commission-payday',
  'revenue-share',
  'vip-months',
]
/** Jobs of members' rewards read the last days alone: of an earlier day nothing would be left to see. */
const late = {
  from: days - 2,
  jobs: [
    'rebate',
    'referral-deposits',
    'referrals',
    'mission-deposits',
    'missions',
    'points',
    'rebate-days',
    'referral-days',
    'board-periods',
  ],
  /** Readers that leave out what is older. */
  skip: ['rebate', 'missions'],
}
/** So small a crowd would wait years for one of the usual size: this one has fallen a few times in sixty days. */
const jackpot = { seed: 5_000_00, onePer: 50_000 }
/** Time zone of the days of a history, as of the sandbox's settings. */
const zone = 'Asia/Dhaka'

/** When a history that is told now begins. */
export const historyStart = (): Date => startOf(daysAfter(dayOf(new Date(), zone), -days), zone)
const dayMs = 86_400_000

/** The moments a history goes through, as its clock and as the time of the ledger on every connection. */
function pastTime(db: Db, since: Date) {
  let at = since
  const told = new WeakMap<pg.PoolClient, Date>()
  const connect = db.$client.connect.bind(db.$client)
  // As it is handed out: nothing else is asked on it yet.
  async function connectInTime(): Promise<pg.PoolClient> {
    const client = await connect()
    const now = at
    if (told.get(client) === now) return client
    try {
      // No commit waits for the disk: what a crash of the machine takes of the history is told anew.
      await client.query(`select set_config('ledger.at', $1, false), set_config('synchronous_commit', 'off', false)`, [
        now.toISOString(),
      ])
      told.set(client, now)
      return client
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }
  Object.assign(db.$client, { connect: connectInTime })
  const clock: Clock = { now: () => at }
  return {
    clock,
    /** Time goes on only, and no further than now. */
    goTo: (moment: Date): void => {
      at = new Date(Math.max(at.getTime(), Math.min(moment.getTime(), Date.now() - 1000)))
    },
  }
}

/**
 * Whether a start was ended while it told a history: people were invented, the past of the demo member, which comes last,
 * is not written, and nobody has ever logged in.
 */
export const isHalfTold = (where: Where): Promise<boolean> =>
  withConnection(where, 'gateway start', async (client) => {
    const { rows } = await client.query<{ half: boolean }>(`
      select exists (select from sandbox_player) and not exists (select from session) and not exists (
        select from sandbox_player p join member m on m.id = p.member_id where m.account = 'demo_player') as half`)
    return rows[0]?.half === true
  })

/**
 * Gives the demo agent a team that has played for sixty days: people come, pay in and play, and the jobs of all modules
 * count, settle and pay day by day, as they would have at the time. Nothing happens where money has moved since the
 * history began: only a new sandbox gets one, and of gateways that start together one tells it.
 *
 * @param since what `historyStart` said when the demo accounts were made
 */
export async function makeHistory(where: Where, since: Date, log: FastifyBaseLogger): Promise<void> {
  const db = openDb(where, { ...patient, max: 4 })
  // Before the first connection, so that it knows all of them.
  const { clock, goTo } = pastTime(db, since)
  try {
    const isTold = async () =>
      (await db.execute(sql`select from txn where created_at > ${since} limit 1`)).rows.length > 0
    if (await isTold()) return
    const leadership = joinElection(db, log)
    try {
      while (!leadership.leads()) {
        if (await isTold()) return
        await delay(20)
      }
      if (await isTold()) return
      await writeGroup(db, 'jackpot', jackpot)
      const assembled = await assemble({ db, clock }, log)
      await tellHistory({ services: assembled.services, since, goTo, term: leadership.term() }).finally(assembled.stop)
    } finally {
      await leadership.stop()
    }
  } finally {
    await db.$client.end()
  }
}

interface Parts {
  services: Services
  since: Date
  goTo: (moment: Date) => void
  /** Of the leader: jobs check it. */
  term: number
}

async function tellHistory({ services, since, goTo, term }: Parts): Promise<void> {
  const { db } = services
  const firstDay = dayOf(since, zone)
  const random = randomFrom(20_260)
  const invented = inventedPeople(days)
  const known = new Map<string, Person>()
  const tables = await tablesOf(db)
  const all = moduleJobs(services)
  async function run(...names: string[]): Promise<void> {
    const { signal } = new AbortController()
    for (const job of all) if (names.includes(job.name)) while ((await job.run(signal, term)) === true);
  }
  const top = await oneNamed(db, 'demo_agent')
  const demo: Person = {
    id: await oneNamed(db, 'demo_player'),
    account: 'demo_player',
    agent: false,
    day: 0,
    until: days - 1,
    daysOfTen: 10,
    rounds: 1,
    // Enough for a rank.
    stakes: 10n,
  }
  const scene: Scene = { services, top, demo: demo.id, known }
  const events = [...agreements(days), ...cashMoves(days), ...pastRewards]

  const today = startOf(daysAfter(firstDay, days), zone)
  for (let n = 0; n <= days; n++) {
    const last = lastDay(today, Date.now())
    const begins = startOf(daysAfter(firstDay, n), zone)
    const ends = n === days ? last.ends : new Date(begins.getTime() + dayMs)
    for (const [at, one] of invented.filter(({ day }) => day === n).entries()) {
      goTo(new Date(begins.getTime() + 8 * 3_600_000 + at * 600_000))
      const person = await join(services, one, one.upline === undefined ? top : known.get(one.upline)?.id)
      known.set(one.account, person)
      if (friends.has(one.account)) await inviteFriend(services, demo.id, person.id)
    }
    const due = events.filter(({ on }) => on === n)
    if (due.length > 0 && n < days) goTo(new Date(begins.getTime() + 9.5 * 3_600_000))
    for (const { make } of due) await make(scene)
    if (n === days) await giveRewards(services, demo.id)
    const people = [demo, ...known.values()]
    await playDay({ services, goTo, random, tables, people, demo: demo.id, n, begins, ends, last })
    const counts = n === days - 1 ? last.counts : new Date(ends.getTime() + 20 * 60_000)
    goTo(n === days ? ends : counts)
    if (n === late.from) await skipJournal(db, late.skip, term)
    if (n >= late.from) await run(...seldom, ...often, ...late.jobs)
    else if (n % 5 === 4) await run(...seldom, ...often)
  }
  goTo(new Date(Date.now() - 1000))
  await offerToTop(scene)
  await transact(db, (tx) => shareRound(tx, services.clock.now()))
  await db.insert(sandboxPlayer).values({ memberId: demo.id, until: services.clock.now() })
}

/** Moves the places of readers to the end of the settlement journal. */
const skipJournal = (db: Db, consumers: readonly string[], term: number) =>
  db.execute(sql`
    insert into journal_cursor (consumer, written_by, id, term)
    select c, written_by, id, ${term} from unnest(${sql.param(consumers)}::text[]) c,
      (select written_by, id from settlement order by written_by desc, id desc limit 1) newest
    on conflict (consumer) do update set written_by = excluded.written_by, id = excluded.id`)

async function oneNamed(db: Db, account: string): Promise<string> {
  const [row] = await db.select({ id: member.id }).from(member).where(eq(member.account, account))
  if (!row) throw new Error(`there is no ${account}`)
  return row.id
}

async function join({ db, clock }: Services, one: Invented, uplineId: string | undefined): Promise<Person> {
  if (uplineId === undefined) throw new Error(`${one.account} comes before their upline`)
  return transact(db, async (tx) => {
    const at = clock.now()
    const [row] = await tx
      .insert(member)
      .values({
        account: one.account,
        nickname: one.account,
        type: one.agent ? 1 : 0,
        asset: 'BDT',
        uplineId,
        regAt: at,
        lastLoginAt: at,
        invitation: one.agent || one.upline ? '' : 'WELCOME',
      })
      .returning({ id: member.id })
    if (!row) throw new Error(`${one.account} was not made`)
    await tx.insert(sandboxPlayer).values({ memberId: row.id })
    await openWallet(tx, row.id, 'BDT')
    if (one.agent) await giveRates(tx, row.id, one, at)
    return { ...one, id: row.id }
  })
}

/** Of what the demo agent has, the first level keeps 0.6, the second 0.4 per cent of valid bets on slots. */
function giveRates(tx: Tx, memberId: string, { upline }: Invented, now: Date): Promise<void> {
  const [slots, others] = upline === undefined ? [6000, 3500] : [4000, 2000]
  const rates: Partial<Record<GameType, number>> = { RNG: slots, LIVE: others, FISH: others, PVP: others, LOTT: others }
  return setRates(tx, { memberId, rates, fromDay: '2000-01-01', setBy: 'sandbox', now })
}

interface Day {
  services: Services
  goTo: Parts['goTo']
  random: () => number
  tables: Awaited<ReturnType<typeof tablesOf>>
  people: readonly Person[]
  /** The demo member's number. */
  demo: string
  n: number
  begins: Date
  ends: Date
  last: LastDay
}

async function playDay({ services, goTo, random, tables, people, demo, n, begins, ends, last }: Day): Promise<void> {
  const { db, settings } = services
  const accounts = new Map(
    (
      await playersOf(
        db,
        people.map(({ id }) => id),
      )
    ).map((player) => [player.id, player]),
  )
  const playing = people.filter(
    ({ until, daysOfTen, day }) => n >= day && (until === undefined || n <= until) && random() * 10 < daysOfTen,
  )
  const morning = begins.getTime() + 10.5 * 3_600_000
  const payIns: { player: Player; at: Date }[] = []
  const rounds: MadeRound[] = []
  for (const person of ends.getTime() > morning + 600_000 ? playing : []) {
    const player = accounts.get(person.id)
    if (!player) continue
    if (player.cash < 20_000n * (person.stakes ?? 1n)) {
      payIns.push({ player, at: new Date(morning - 1_800_000 + Math.floor(random() * 1_700_000)) })
      player.cash += refill
    }
    let at = morning + random() * 0.6 * (ends.getTime() - morning)
    for (let left = person.rounds + Math.floor(random() * 2); left > 0; left--) {
      at += 60_000 + random() * 900_000
      if (at > ends.getTime() - 60_000) break
      const round = nextRound(random, player, tables, new Date(at), { times: person.stakes })
      if (round) rounds.push(round)
    }
  }
  for (const { player, at } of payIns.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    goTo(at)
    await payIn(services, player)
  }
  const member = accounts.get(demo)
  const just =
    n === days && member ? roundsOfToday(member, tables, new Date(services.clock.now().getTime() + 1), last.played) : []
  const inOrder = [...rounds, ...just].toSorted((a, b) => a.to.getTime() - b.to.getTime())
  goTo(n === days ? last.written : new Date(ends.getTime() - 30_000))
  await transact(db, async (tx) => {
    const written = await writeRounds(tx, inOrder, settings(), { past: true })
    const theirs = just.length > 0 ? written.filter(({ player }) => player === member) : []
    await countTowardsBonus(tx, theirs, settings())
  })
}

async function inviteFriend({ db, clock, settings }: Services, inviterId: string, friendId: string): Promise<void> {
  const now = clock.now()
  const { code } = await codeOf(db, inviterId, now)
  await transact(db, (tx) =>
    joinInviter(tx, { id: inviterId, code, uplineId: null }, { friendId, asset: 'BDT', settings: settings(), now }),
  )
}

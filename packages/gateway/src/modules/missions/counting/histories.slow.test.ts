import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transact } from '../../../db/client.ts'
import { leaderboard, leaderboardVersion, mission, missionVersion } from '../schema.ts'
import { openWallet } from '../../../ledger/wallet.ts'
import { freshApp } from '../../../testing/inject.ts'
import { claimMission } from '../claim.ts'
import { type ModelMission, type ModelVersion, missionModel } from './testing.model.ts'
import { endOpening } from '../testing.ts'
import { missionFixture } from '../testing.fixture.ts'

const { app, db, owner, clock } = await freshApp()
const { settings } = app.services
const { count, run, settle } = await missionFixture({ app, db, owner, clock })
const day = 86_400_000
const graceMs = 5 * 60_000

let people = 0
async function add(): Promise<string> {
  const { rows } = await owner.execute<{ id: string }>(sql`
    insert into member (account, asset) values (${`storied${++people}`}, 'BDT') returning id`)
  const id = rows[0]?.id ?? ''
  await transact(db, (tx) => openWallet(tx, id, 'BDT'))
  return id
}

interface Round {
  roundId: number
  who: number
  of: number
  bet: number
  win: number
  gameType: string
}
/** Of the leaderboard of the best multiple. */
const leastStake = 500
let rounds = 0

let histories = 0
/** Missions of one history, as they are kept and as the model has them. */
async function addMissions(now: number): Promise<ModelMission[]> {
  const n = ++histories
  const one = (
    name: string,
    shape: Pick<ModelMission, 'metric' | 'period'>,
    terms: Pick<ModelVersion, 'target' | 'gameTypes' | 'after'>,
  ): ModelMission => ({ id: `${name}${n}`, ...shape, endedAt: Infinity, versions: [{ version: 1, at: now, ...terms }] })
  const all = ['RNG', 'LIVE']
  const missions = [
    one('day', { metric: 'VALID_BET', period: 'DAILY' }, { target: 1500, gameTypes: ['RNG'], after: null }),
    one('week', { metric: 'ROUNDS', period: 'WEEKLY' }, { target: 3, gameTypes: all, after: null }),
    one('after', { metric: 'VALID_BET', period: 'ONCE' }, { target: 2500, gameTypes: all, after: `week${n}` }),
  ]
  for (const { id, metric, period, versions } of missions) {
    await db.insert(mission).values({ id, metric, period, position: n, version: 0, createdAt: new Date(now) })
    for (const version of versions) await publishVersion(id, version)
  }
  const at = new Date(now)
  const prizes = [1, 2, 3].map((rank) => ({
    from: rank,
    to: rank,
    form: 'CASH' as const,
    amount: `${rank}00`,
    multiple: 0,
    days: null,
  }))
  const texts = { en: { title: 'Day', rules: 'All bets' } }
  for (const [id, metric, least] of [
    [`board${n}`, 'VALID_BET', null],
    [`multiple${n}`, 'MULTIPLE', BigInt(leastStake)],
  ] as const) {
    await db.insert(leaderboard).values({ id, metric, period: 'DAILY', position: n, version: 1, createdAt: at })
    const version = { leaderboardId: id, version: 1, games: {}, leastStake: least, prizes, texts, by: 'SYSTEM', at }
    await db.insert(leaderboardVersion).values(version)
  }
  return missions
}

async function publishVersion(id: string, { version, target, gameTypes, after, at }: ModelVersion): Promise<void> {
  await db.insert(missionVersion).values({
    missionId: id,
    version,
    target: BigInt(target),
    games: { gameTypes: [...gameTypes] },
    gift: { form: 'CASH', amount: '500', multiple: 0, days: null },
    texts: { en: { title: id } },
    after,
    startsAt: new Date(at),
    by: 'SYSTEM',
    at: new Date(at),
  })
  await owner.execute(sql`update mission set version = ${version} where id = ${id}`)
}

const step = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('play' as const) },
    { weight: 4, arbitrary: fc.constant('correct' as const) },
    { weight: 3, arbitrary: fc.constant('win' as const) },
    // Each waits for transactions of other tests, so there are few.
    { weight: 1, arbitrary: fc.constant('claim' as const) },
    { weight: 1, arbitrary: fc.constantFrom('publish' as const, 'end' as const) },
  ),
  who: fc.nat(2),
  bet: fc.integer({ min: 100, max: 1400 }),
  // Few, so that multiples are equal now and then.
  times: fc.constantFrom(0, 0, 1, 2, 5, 1.5),
  gameType: fc.constantFrom('RNG', 'RNG', 'LIVE'),
  pick: fc.nat(100),
  after: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: day / 8 }) }, fc.integer({ min: 1, max: 3 * day })),
  late: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 90_000 })),
})

test(
  'random histories with rollbacks, claims, versions and ends are what a naive model of them comes to',
  { timeout: 300_000 },
  async () => {
    const seen = { lowered: 0, claimed: 0, unlocked: 0, prizes: 0, multiples: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
        await count()
        clock.forward(Date.parse('2026-01-14T20:00:00Z') - clock.now().getTime())
        // Those of the history before.
        await endOpening(owner)
        const missions = await addMissions(clock.now().getTime())
        const model = missionModel(missions, graceMs)
        const members = await Promise.all([add(), add(), add()])
        const played: Round[] = []
        for (const { kind, who, bet, times, gameType, pick, after, late } of steps) {
          clock.forward(after)
          const now = clock.now().getTime()
          if (kind === 'play') {
            const win = Math.floor(bet * times)
            const round = { roundId: ++rounds, who, of: now - late, bet, win, gameType }
            const at = new Date(round.of)
            await settle({ memberId: members[who] ?? '', roundId: round.roundId, at, bet, win, rounds: 1, gameType })
            model.settle({ ...round, at: round.of, rounds: 1 })
            played.push(round)
          } else if (kind === 'correct') {
            const round = played[pick % Math.max(1, played.length)]
            if (!round) continue
            // A round is rolled back once, or loses a part of what it counts.
            const whole = pick % 2 === 0
            const taken = whole ? round.bet : Math.floor(round.bet / 3)
            if (taken === 0) continue
            if (whole) played.splice(played.indexOf(round), 1)
            const lost = whole ? round.win : 0
            round.bet -= taken
            round.win -= lost
            const counts = whole ? -1 : 0
            const memberId = members[round.who] ?? ''
            const takes = { bet: -taken, win: 0 - lost, rounds: counts }
            await settle({ memberId, roundId: round.roundId, at: new Date(now), ...takes })
            model.settle({ ...round, at: now, ...takes })
            seen.lowered++
          } else if (kind === 'win') {
            const round = played[pick % Math.max(1, played.length)]
            if (!round) continue
            // A late result, or a win that is rolled back.
            const win = round.win > 0 ? -round.win : round.bet * 3
            round.win += win
            await settle({
              memberId: members[round.who] ?? '',
              roundId: round.roundId,
              at: new Date(now),
              bet: 0,
              win,
              rounds: 0,
            })
            model.settle({ ...round, at: now, bet: 0, win, rounds: 0 })
          } else if (kind === 'publish') {
            const one = missions[0]!
            const version: ModelVersion = {
              version: one.versions.length + 1,
              target: 900,
              gameTypes: ['RNG', 'LIVE'],
              after: null,
              at: now,
            }
            one.versions.push(version)
            await publishVersion(one.id, version)
          } else if (kind === 'end') {
            const one = missions[1]!
            if (one.endedAt < Infinity) continue
            one.endedAt = now
            await owner.execute(sql`update mission set ended_at = ${new Date(now)} where id = ${one.id}`)
          } else {
            await count()
            model.counted(now)
            for (const one of missions)
              for (const key of model.keysOf(one)) {
                const claim = transact(db, (tx) =>
                  claimMission(
                    tx,
                    { memberId: members[who] ?? '', settings: settings(), now: clock.now() },
                    one.id,
                    key,
                  ),
                )
                const claimed = await claim.then(
                  () => true,
                  (error: { code?: string }) => {
                    expect(['not_found', 'mission_closed']).toContain(error.code)
                    return false
                  },
                )
                const state = model.standing(one, who, key)
                const target = one.versions.find(({ version }) => version === state?.version)?.target ?? Infinity
                // In time: a week after the period, which no step of a history reaches with a claim of an older one.
                if (claimed) expect(state?.progress ?? 0).toBeGreaterThanOrEqual(target)
                if (claimed) model.claim(who, one.id, key)
                if (claimed) seen.claimed++
              }
          }
        }
        clock.forward(3 * day)
        await count()
        await run()
        model.counted(clock.now().getTime())

        const { rows } = await db.execute<{ name: string; version: number; progress: string; completed: boolean }>(sql`
          select member_id || ' ' || mission_id || ' ' || period_key as name, version, progress::text,
            completed_at is not null as completed
          from mission_progress where member_id = any (${sql.param(members)}::uuid[]) order by 1`)
        const expected = missions.flatMap((one) =>
          model.keysOf(one).flatMap((key) =>
            members.flatMap((id, who) => {
              const state = model.standing(one, who, key)
              if (!state) return []
              const { version, progress, completedAt } = state
              if (one.id.startsWith('after')) seen.unlocked++
              return [
                { name: `${id} ${one.id} ${key}`, version, progress: `${progress}`, completed: completedAt < Infinity },
              ]
            }),
          ),
        )
        const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
        expect(rows.toSorted(byName)).toEqual(expected.toSorted(byName))

        const { rows: prizes } = await db.execute<{ ref: string; memberId: string; amount: string }>(sql`
          select ref, member_id as "memberId", amount::text from reward
          where source = 'LEADERBOARD' and member_id = any (${sql.param(members)}::uuid[]) order by ref, amount`)
        const multiples = model.multiples(leastStake)
        const given = [
          ...model.ranks().map((one) => ({ ...one, board: 'board' })),
          ...multiples.map((one) => ({ ...one, board: 'multiple' })),
        ].flatMap(({ board, key, ranked }) =>
          ranked.map((who, at) => ({
            ref: `${board}${histories}:${key}`,
            memberId: members[who],
            amount: `${at + 1}00`,
          })),
        )
        seen.multiples += multiples.length
        const byRef = (a: { ref: string; amount: string }, b: { ref: string; amount: string }) =>
          a.ref === b.ref ? Number(a.amount) - Number(b.amount) : a.ref < b.ref ? -1 : 1
        expect(prizes.toSorted(byRef)).toEqual(given.toSorted(byRef))
        seen.prizes += given.length
      }),
      { numRuns: 12, seed: 11, endOnFailure: true },
    )
    expect(seen.lowered).toBeGreaterThan(20)
    expect(seen.claimed).toBeGreaterThan(3)
    expect(seen.unlocked).toBeGreaterThan(3)
    expect(seen.prizes).toBeGreaterThan(20)
    expect(seen.multiples).toBeGreaterThan(20)
  },
)

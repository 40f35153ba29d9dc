import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '../../db/client.ts'
import { type MissionGift, mission, missionVersion } from './schema.ts'
import type { TestApp } from '../../testing/inject.ts'
import { addSettlement, heldBack, waitingIn } from '../settlements/testing.ts'
import { lead, readers } from '../../testing/readers.ts'
import { boardPeriods, missionDeposits, missions } from './counting/count.ts'
import { endOpening } from './testing.ts'

/** A settlement as the journal keeps it; minor units, negative where something is taken back. */
export interface Settled {
  memberId: string
  roundId: number
  at: Date
  bet: number
  /** What was won, or is taken back; 0 where nothing is said. */
  win?: number
  /** 1 where the round counts from now on, -1 where it no longer does. */
  rounds: number
  gameType?: string
  vendor?: string
  nodeId?: number
}

/** The job of missions over a journal that tests write, without the missions of a new sandbox. */
export async function missionFixture({ app, db, owner, clock }: TestApp & { owner: Db }) {
  const { settings } = app.services
  const turn = readers({ db, clock, settings }, { consumers: [missionDeposits, missions], closings: [boardPeriods] })
  const run = () => turn()
  await lead(owner)
  await owner.execute(
    sql`select open_settlement_month('2026-01-15'::timestamptz + make_interval(months => n)) from generate_series(0, 24) n`,
  )
  await endOpening(owner)
  let rounds = 0

  const settle = ({ at, ...settled }: Settled): Promise<void> =>
    addSettlement(owner, { ...settled, at: at.toISOString() })

  /** The next version of a mission. */
  async function publish(id: string, version: number, terms: Omit<MissionTerms, 'metric' | 'period'>): Promise<void> {
    const { gift, ...rest } = terms
    const at = clock.now()
    await db.insert(missionVersion).values({
      missionId: id,
      version,
      target: 1000n,
      games: {},
      gift: { form: 'CASH', amount: '500', multiple: 0, days: null, ...gift },
      texts: { en: { title: `Mission ${id}` }, bn: { title: `মিশন ${id}` } },
      startsAt: at,
      by: 'SYSTEM',
      at,
      ...rest,
    })
    await owner.execute(sql`update mission set version = ${version} where id = ${id}`)
  }

  return {
    run,
    settle,

    /** Counts everything at once, so that ranks are of all of it: what is held back is waited for. */
    count: async (): Promise<void> => {
      await expect.poll(() => heldBack(db), { timeout: 30_000 }).toBe(0)
      const waiting = async () => {
        await run()
        return (await waitingIn(db, missions.name)) + (await waitingIn(db, missionDeposits.name, 'posting'))
      }
      await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
    },

    /** A round that is settled now. @returns its number */
    play: async (memberId: string, bet: number, game: Partial<Settled> = {}): Promise<number> => {
      const roundId = ++rounds
      await settle({ memberId, roundId, at: clock.now(), bet, rounds: 1, ...game })
      return roundId
    },

    /** Takes a round back that was played before. */
    rollBack: (memberId: string, roundId: number, bet: number, win = 0) =>
      settle({ memberId, roundId, at: clock.now(), bet: -bet, win: -win, rounds: -1 }),

    /** What a round wins later, or less of it. */
    winMore: (memberId: string, roundId: number, win: number) =>
      settle({ memberId, roundId, at: clock.now(), bet: 0, win, rounds: 0 }),

    /** A mission, 1,000 minor units of valid bet a day unless something else is said. */
    addMission: async (
      id: string,
      { metric = 'VALID_BET', period = 'DAILY', ...terms }: MissionTerms = {},
    ): Promise<void> => {
      const at = clock.now()
      await db.insert(mission).values({ id, metric, period, position: 10, version: 0, createdAt: at })
      await publish(id, 1, terms)
    },

    publish,
  }
}

type MissionTerms = Partial<
  Pick<typeof mission.$inferInsert, 'metric' | 'period'> &
    Omit<typeof missionVersion.$inferInsert, 'gift'> & { gift: Partial<MissionGift> }
>

import { eq, sql } from 'drizzle-orm'
import { type Db, type Reader, type Tx, transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Settings } from '../../settings/settings.ts'
import { assertLeads } from '../../workflow/journal.ts'
import { writeEndedRounds } from '../rounds/index.ts'

/** A game the invented people play. */
export interface Table extends Record<string, unknown> {
  nodeId: number
  vendor: string
  gameType: string
}

export interface Player extends Record<string, unknown> {
  id: string
  asset: string
  /** Minor units of CASH. */
  cash: bigint
}

/** A round from its first moment to its last; amounts in minor units. */
export interface MadeRound {
  player: Player
  table: Table
  stake: bigint
  win: bigint
  from: Date
  to: Date
}

/** Some games of each category. */
export async function tablesOf(db: Reader): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select node_id as "nodeId", vendor, game_type as "gameType"
    from (select *, row_number() over (partition by game_type order by node_id) as n from games) g where n <= 5 order by 1`)
  return rows
}

/** Members with their cash: those named, or all invented people. */
export async function playersOf(db: Reader, ids?: readonly string[]): Promise<Player[]> {
  const which = ids
    ? sql`m.id = any (${sql.param(ids)}::uuid[])`
    : sql`m.id in (select member_id from sandbox_player where until is null)`
  const { rows } = await db.execute<{ id: string; asset: string; cash: string }>(sql`
    select m.id, m.asset, a.balance::text as cash from member m
      join account a on a.owner = m.id and a.kind = 'CASH' and a.asset = m.asset
    where m.status = 'active' and ${which} order by m.account`)
  return rows.map((row) => ({ ...row, cash: BigInt(row.cash) }))
}

const usualStakes = [1000n, 2000n, 2000n, 5000n, 5000n, 10_000n, 20_000n]
/**
 * What is staked while somebody looks: rounds come every few seconds then, and an hour of them must not make the days
 * before it look empty.
 */
export const lightStakes = [500n, 1000n, 2000n]
/** Multiples of a stake, by how often they come: 96 of 100 come back in the long run. */
const multiples: readonly [chance: number, percent: bigint][] = [
  [0.58, 0n],
  [0.14, 50n],
  [0.14, 150n],
  [0.09, 300n],
  [0.04, 600n],
  [0.01, 1700n],
]

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

/** The next round of a player, at so many times the stakes, taken off or added to their `cash`; undefined where it does not cover the stake. */
export function nextRound(
  random: () => number,
  player: Player,
  tables: readonly Table[],
  from: Date,
  { times = 1n, stakes = usualStakes }: { times?: bigint | undefined; stakes?: readonly bigint[] } = {},
): MadeRound | undefined {
  const stake = pick(random, stakes) * times
  if (player.cash < stake) return undefined
  let left = random()
  const [, percent] = multiples.find(([chance]) => (left -= chance) < 0) ?? [0, 0n]
  const win = (stake * percent) / 100n
  player.cash += win - stake
  const to = new Date(from.getTime() + 4000 + Math.floor(random() * 20_000))
  return { player, table: pick(random, tables), stake, win, from, to }
}

/**
 * Writes ended rounds as vendors' calls would; their players were there. The rounds are to be in the order of their
 * ends.
 *
 * @returns them with their numbers
 */
export async function writeRounds(
  tx: Tx,
  rounds: readonly MadeRound[],
  settings: Pick<Settings, 'turnover' | 'jackpot' | 'currency'>,
  { past = false }: { past?: boolean } = {},
): Promise<(MadeRound & { id: number })[]> {
  const written = await writeEndedRounds(tx, rounds, settings, { past })
  for (const [memberId, { from }] of new Map(rounds.toReversed().map((one) => [one.player.id, one])))
    await tx.update(member).set({ lastLoginAt: from }).where(eq(member.id, memberId))
  return written
}

/** Some of the invented people play some rounds, so that whoever looks sees figures move. */
export const createPlayJob =
  ({ db, clock, settings }: { db: Db; clock: Clock; settings: () => Settings }) =>
  async (_stopping: AbortSignal, term: number): Promise<void> => {
    const everybody = await playersOf(db)
    if (everybody.length === 0 || !settings().wallet.isSingle) return
    const tables = await tablesOf(db)
    const now = clock.now()
    const rounds = everybody
      .filter(() => Math.random() < 0.05)
      .flatMap(
        (player) =>
          nextRound(Math.random, player, tables, new Date(now.getTime() - 30_000), { stakes: lightStakes }) ?? [],
      )
      .toSorted((a, b) => a.to.getTime() - b.to.getTime())
    await transact(db, async (tx) => {
      await assertLeads(tx, { consumer: 'sandbox-play', term: 0 }, term)
      await writeRounds(tx, rounds, settings())
    })
  }

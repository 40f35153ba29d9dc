import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Settings } from '../../settings/settings.ts'
import { legsOf } from '../../ledger/post.ts'
import { poolAfter, runningCycle, stakeLegs } from '../jackpots/index.ts'
import { contributionOf } from '../turnover/index.ts'

/** A round from its first moment to its last, with one bet and one win at most; amounts in minor units. */
export interface EndedRound {
  player: { id: string; asset: string }
  table: { nodeId: number; vendor: string; gameType: string }
  stake: bigint
  win: bigint
  from: Date
  to: Date
}

/**
 * Writes ended rounds of the sandbox as vendors' calls would: each with its bet and its win in the ledger, by the
 * triggers of the table in the settlement journal, with its share of the jackpot, and its chance to hit it. The rounds
 * are to be in the order of their ends.
 *
 * @returns them with their numbers
 */
export async function writeEndedRounds<R extends EndedRound>(
  tx: Tx,
  rounds: readonly R[],
  settings: Pick<Settings, 'turnover' | 'jackpot' | 'currency'>,
  { past = false }: { past?: boolean } = {},
): Promise<(R & { id: number })[]> {
  if (rounds.length === 0) return []
  const rows = rounds.map(({ player, table, stake, win, from, to }) => {
    const { valid, counted } = contributionOf(settings.turnover, table.gameType, table.nodeId, { stake, win })
    return {
      name: randomUUID(),
      owner: player.id,
      asset: player.asset,
      vendor: table.vendor,
      node: table.nodeId,
      stake: String(stake),
      win: String(win),
      bet: betOf({ player, table, stake }, settings),
      won: winOf({ player, table, win }),
      valid: String(valid),
      counted: String(counted),
      from_at: from.toISOString(),
      to_at: to.toISOString(),
    }
  })
  const { rows: posted } = await tx.execute<{ id: string; name: string; txn: string | null }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(name text, owner uuid, asset text, vendor text, node int,
        stake bigint, win bigint, bet text, won text, valid bigint, counted bigint, from_at timestamptz, to_at timestamptz)),
    made as (
      insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, valid_bet, contribution,
        opened_at, closed_at, changed_at)
      select vendor, name, owner, node, asset, 'CLOSED', 1, 1, stake, win, valid, counted, from_at, to_at, to_at from given order by to_at
      returning id, vendor_round),
    moves as (
      select made.id, g.*, m.kind, m.at, m.legs from given g join made on made.vendor_round = g.name
        cross join lateral (values ('bet', from_at, bet), ('win', to_at, won)) as m(kind, at, legs)
      where m.legs is not null order by m.at, m.kind)
    select id, name, case when ${past} then set_config('ledger.at', at::text, true) end as at,
      post_txn(kind, legs::jsonb, vendor, name || '-' || kind, id, null, null, null)::text as txn
    from moves`)
  if (posted.some(({ txn }) => txn === null)) throw new Error('an invented player stakes more than there is')
  const ids = new Map(posted.map(({ name, id }) => [name, Number(id)]))
  const written = rounds.map((one, n) => {
    const name = rows[n]?.name ?? ''
    return { ...one, id: ids.get(name) ?? 0, vendorRound: name }
  })
  await drawAll(tx, written, settings)
  return written
}

/** Legs of a win; null where nothing was won. */
const winOf = ({ player: { id, asset }, table, win }: Pick<EndedRound, 'player' | 'table' | 'win'>): string | null =>
  win === 0n
    ? null
    : legsOf([
        { member: id, kind: 'CASH', asset, amount: win },
        { system: `GAME_PNL:${table.vendor}`, asset, amount: -win },
      ])

/** Legs of a bet with what it gives to the pool; null where nothing was staked. */
const betOf = (
  { player, table, stake }: Pick<EndedRound, 'player' | 'table' | 'stake'>,
  settings: Pick<Settings, 'jackpot' | 'currency'>,
): string | null =>
  stake === 0n
    ? null
    : legsOf([
        { member: player.id, kind: 'CASH', asset: player.asset, amount: -stake },
        ...stakeLegs(stake, player.asset, table.vendor, settings),
      ])

/** Each round is drawn once, as it ends. */
async function drawAll(
  tx: Tx,
  rounds: readonly (EndedRound & { id: number; vendorRound: string })[],
  settings: Pick<Settings, 'jackpot' | 'currency'>,
): Promise<void> {
  const cycles = new Map<string, Awaited<ReturnType<typeof cycleOf>>>()
  for (const { id, vendorRound, player, table, stake, to } of rounds) {
    const { asset } = player
    if (!cycles.has(asset)) cycles.set(asset, await cycleOf(tx, asset))
    const row = { id, vendor: table.vendor, vendorRound, memberId: player.id, asset }
    const state = { wentBack: false, ended: true, stake, cycle: cycles.get(asset) ?? null }
    // The next one begins with another seed.
    if (await poolAfter(tx, row, state, settings, to)) cycles.delete(asset)
  }
}

async function cycleOf(tx: Tx, asset: string) {
  const [row] = await tx.select({ cycle: runningCycle(asset) }).from(sql`(select 1) one`)
  return row?.cycle ?? null
}

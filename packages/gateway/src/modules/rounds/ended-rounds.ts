import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Settings } from '../../settings/settings.ts'
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
 * Writes ended rounds of the sandbox as vendors' calls would: each with its bet and its win in the ledger, and, by the
 * triggers of the table, in the settlement journal. The rounds are to be in the order of their ends.
 *
 * @returns them with their numbers
 */
export async function writeEndedRounds<R extends EndedRound>(
  tx: Tx,
  rounds: readonly R[],
  settings: Pick<Settings, 'turnover'>,
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
      valid: String(valid),
      counted: String(counted),
      from_at: from.toISOString(),
      to_at: to.toISOString(),
    }
  })
  const { rows: posted } = await tx.execute<{ id: string; name: string; txn: string | null }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(name text, owner uuid, asset text, vendor text, node int,
        stake bigint, win bigint, valid bigint, counted bigint, from_at timestamptz, to_at timestamptz)),
    made as (
      insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, valid_bet, contribution,
        opened_at, closed_at, changed_at)
      select vendor, name, owner, node, asset, 'CLOSED', 1, 1, stake, win, valid, counted, from_at, to_at, to_at from given order by to_at
      returning id, vendor_round),
    moves as (
      select made.id, g.*, m.kind, m.at, m.amount from given g join made on made.vendor_round = g.name
        cross join lateral (values ('bet', from_at, -stake), ('win', to_at, win)) as m(kind, at, amount)
      where m.amount <> 0 order by m.at, m.kind)
    select id, name, case when ${past} then set_config('ledger.at', at::text, true) end as at,
      post_txn(kind, jsonb_build_array(
        jsonb_build_object('owner', owner, 'kind', 'CASH', 'asset', asset, 'amount', amount::text),
        jsonb_build_object('owner', null, 'kind', 'GAME_PNL:' || vendor, 'asset', asset, 'amount', (-amount)::text)),
        vendor, name || '-' || kind, id, null, null, null)::text as txn
    from moves`)
  if (posted.some(({ txn }) => txn === null)) throw new Error('an invented player stakes more than there is')
  const ids = new Map(posted.map(({ name, id }) => [name, Number(id)]))
  return rounds.map((one, n) => ({ ...one, id: ids.get(rows[n]?.name ?? '') ?? 0 }))
}

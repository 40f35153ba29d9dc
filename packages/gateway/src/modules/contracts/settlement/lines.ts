import { type SQL, sql } from 'drizzle-orm'
import type { contract as calls } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { Reader } from '../../../db/client.ts'
import { contractResult } from '../schema.ts'
import type { SignedInCtx } from '../../../http/context.ts'
import { cursorOf, isUuid, keyIn, pageRows } from '../../../http/response/cursor.ts'
import { formatMoney } from '../../../ledger/money.ts'
import { refuse } from '../../../lib/refusal.ts'
import type { GameType } from '../../agent/index.ts'
import { slotMs } from '../periods.ts'
import { tailOf } from './figures.ts'
import { slotOf } from './play.ts'

type Result = typeof contractResult.$inferSelect

/** Minor units with their sign. */
const isAmount = /^-?\d{1,18}$/
const isCategory = /^[A-Z]{0,20}$/

interface Row extends Record<string, unknown> {
  /** Whether the lines come to the figures of the record, and all of them are of the reader's own team. */
  whole: boolean
  memberId: string | null
  account: string
  gameType: string
  validBet: string
  pnl: string
  active: boolean
}

/** Play of a team in the period of a result, by member and category. */
function linesOf({ payeeId, asset, fromAt, toAt, part }: Result): SQL {
  const span = { agentId: payeeId, asset, from: fromAt, to: toAt, part }
  const tails = toAt.getTime() % slotMs === 0 ? [] : tailOf(span, 0)
  return sql`
    select member_id, game_type, sum(valid_bet)::bigint as valid_bet, sum(pnl)::bigint as pnl from (
      select 0 as n, p.member_id, p.game_type, p.valid_bet, p.pnl from member_line l
        join contract_play p on p.member_id = l.descendant_id and p.asset = ${asset}
          and p.slot >= ${fromAt} and p.slot < ${slotOf(sql`${toAt.toISOString()}::timestamptz`)}
        where l.ancestor_id = ${payeeId}
      ${sql.join(
        tails.map((tail) => sql`union all ${tail}`),
        sql` `,
      )}) play group by 1, 2 having sum(valid_bet) <> 0 or sum(pnl) <> 0`
}

/**
 * A page of lines. Who counts as active is what the record says: from a certain valid bet on, and so those with the
 * largest ones, whatever bet that takes today.
 */
async function pageOf(db: Reader, row: Result, readerId: string, behind: SQL, limit: number): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    with lines as materialized (${linesOf(row)}),
    members as (select member_id, rank() over (order by sum(valid_bet) desc) as place, sum(valid_bet) > 0 as played
      from lines group by 1),
    whole as (select coalesce(sum(l.valid_bet), 0) = ${row.validBet} and coalesce(sum(l.pnl), 0) = ${row.pnl}
        and bool_and(t.ancestor_id is not null) is not false as whole
      from lines l left join member_line t on t.ancestor_id = ${readerId} and t.descendant_id = l.member_id),
    page as (select l.*, m.played and m.place <= ${row.active} as active from lines l join members m using (member_id)
      where ${behind} order by l.valid_bet desc, l.member_id desc, l.game_type desc limit ${limit})
    select w.whole, p.member_id as "memberId", a.account, p.game_type as "gameType", p.valid_bet::text as "validBet",
      p.pnl::text, p.active
    from whole w left join page p on w.whole left join member a on a.id = p.member_id
    order by p.valid_bet desc, p.member_id desc, p.game_type desc`)
  return rows
}

/**
 * What each member contributed to a record of the person. Where the lines do not come to its figures any more, because
 * the play was removed or somebody was moved, there are none.
 * @throws Refused `not_found`: no such record of the person
 */
export async function recordLines(
  { db, session: { memberId } }: SignedInCtx,
  { recordId, after, pageSize }: z.output<(typeof calls)['contracts']['recordLines']['input']>,
): Promise<z.input<(typeof calls)['contracts']['recordLines']['output']>> {
  const key = keyIn(after, 'record-lines', [isAmount, isUuid, isCategory])
  const [row] = await db
    .select()
    .from(contractResult)
    .where(
      sql`${contractResult.id} = ${recordId}::bigint
        and (${contractResult.payeeId} = ${memberId} or ${contractResult.payerId} = ${memberId})`,
    )
  if (!row) throw refuse('not_found', { field: 'recordId' })
  const behind = key
    ? sql`(l.valid_bet, l.member_id, l.game_type) < (${key[0]}::bigint, ${key[1]}::uuid, ${key[2]}::text)`
    : sql`true`
  const rows = await pageOf(db, row, memberId, behind, pageSize + 1)
  const { list, last } = pageRows(
    rows.filter((line): line is Row & { memberId: string } => line.memberId !== null),
    pageSize,
  )
  return {
    currency: row.asset,
    gone: !rows[0]?.whole,
    list: list.map(({ account, gameType, validBet, pnl, active }) => ({
      account,
      gameType: gameType === '' ? null : (gameType as GameType),
      validBet: formatMoney(validBet),
      pnl: formatMoney(pnl),
      active,
    })),
    next: last ? cursorOf('record-lines', last.validBet, last.memberId, last.gameType) : null,
  }
}

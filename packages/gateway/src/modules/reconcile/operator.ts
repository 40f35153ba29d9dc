import { desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import { cursorOf, isId, isInstant, isName, keyIn, pageRows } from '../../http/response/cursor.ts'
import { formatMoney } from '../../ledger/money.ts'
import { command, defineOperator, rowLimit } from '../../server/command.ts'
import { type IncidentKind, incidentKinds, reconciliation } from './schema.ts'

const vendor = z.string().optional().describe('Only those of one vendor, by code')
const limit = rowLimit(50, 500)

/** One side of an incident: a round in words, or the figures of the journal as they are. */
function sideOf(side: Record<string, unknown> | null): string {
  if (side === null) return 'nothing'
  const { state, stake, win } = side
  return typeof state === 'string'
    ? `${state}, stake ${formatMoney(String(stake))}, win ${formatMoney(String(win))}`
    : JSON.stringify(side)
}

interface IncidentRow extends Record<string, unknown> {
  roundId: string
  vendorRound: string | null
  account: string | null
  vendor: string
  kind: IncidentKind
  told: Record<'ours' | 'theirs', Record<string, unknown> | null>
  firstAt: string
  lastAt: string
}

const utc = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

async function incidentsOf(
  db: Reader,
  filter: { vendor?: string; kind?: IncidentKind; after?: string; limit: number },
): Promise<{ list: IncidentRow[]; next: string | null }> {
  const { vendor: code = null, kind = null, after, limit: most } = filter
  // All that one comparison finds have one time.
  const key = keyIn(after, 'incidents', [isInstant, isId, isName])
  const behind = key
    ? sql`(i.last_at, i.round_id, i.kind) < (${key[0]}::timestamptz, ${key[1]}::bigint, ${key[2]}::text)`
    : sql`true`
  const { rows } = await db.execute<IncidentRow>(sql`
    select i.round_id::text as "roundId", k.vendor_round as "vendorRound", m.account, i.vendor, i.kind, i.told,
      ${utc('i.first_at')} as "firstAt", ${utc('i.last_at')} as "lastAt"
    from incident i left join round_keys k on k.round_id = i.round_id left join member m on m.id = k.member_id
    where (${code}::text is null or i.vendor = ${code}) and (${kind}::text is null or i.kind = ${kind}) and ${behind}
    order by i.last_at desc, i.round_id desc, i.kind desc limit ${most + 1}`)
  const { list, last } = pageRows(rows, most)
  return { list, next: last ? cursorOf('incidents', last.lastAt, last.roundId, last.kind) : null }
}

export default [
  defineOperator('reconciliation', 'Rounds compared with their vendors', [
    command({
      name: 'incidents',
      summary: 'Lists rounds of which two records differ, the last found first.',
      input: z.object({
        vendor,
        kind: z.enum(incidentKinds).optional().describe('Only those of one kind'),
        after: z.string().optional().describe('Where the page before ended: the next page'),
        limit,
      }),
      role: 'viewer',
      effect: 'read',
      example: { vendor: 'PG' },
      async run({ tx }, filter) {
        const { list, next } = await incidentsOf(tx, filter)
        const lines = list.map(
          ({ lastAt, vendor: code, vendorRound, roundId, account, kind, told: { ours, theirs } }) =>
            `${lastAt} ${code} ${vendorRound ?? roundId} of ${account ?? 'nobody'}: ${kind}; ` +
            `ours ${sideOf(ours)}; ${kind === 'JOURNAL' ? 'journal' : 'vendor'} ${sideOf(theirs)}`,
        )
        if (next) lines.push(`more with --after ${next}`)
        return { text: lines.length > 0 ? lines : 'There is none.', data: { list, next } }
      },
    }),
    command({
      name: 'days',
      summary: 'Lists the sums of both sides by day, vendor and currency, the latest day first.',
      input: z.object({ vendor, limit }),
      role: 'viewer',
      effect: 'read',
      example: {},
      async run({ tx }, { vendor: code, limit: most }) {
        const rows = await tx
          .select()
          .from(reconciliation)
          .where(code === undefined ? undefined : eq(reconciliation.vendor, code))
          .orderBy(desc(reconciliation.day), reconciliation.vendor, reconciliation.asset)
          .limit(most)
        const list = rows.map(({ day, vendor: of, asset, at, ...sums }) => ({
          day,
          vendor: of,
          asset,
          at,
          ours: { rounds: sums.rounds, stake: formatMoney(sums.stake), win: formatMoney(sums.win) },
          theirs: {
            rounds: sums.theirRounds,
            stake: formatMoney(sums.theirStake),
            win: formatMoney(sums.theirWin),
          },
        }))
        const side = ({ rounds, stake, win }: (typeof list)[number]['ours']) =>
          `${rounds} rounds, ${stake} staked, ${win} won`
        const lines = list.map(
          ({ day, vendor: of, asset, ours, theirs }) =>
            `${day} ${of} ${asset}: ours ${side(ours)}; vendor ${side(theirs)}`,
        )
        return { text: lines.length > 0 ? lines : 'There is none.', data: list }
      },
    }),
  ]),
]

import { sql } from 'drizzle-orm'
import type { topFigures } from '@brand/sdk/contract'
import type { Reader } from '../../db/client.ts'
import { cursorOf, isName, keyIn, pageRows } from '../../http/response/cursor.ts'
import { agentTypes } from '../../auth/sessions.ts'
import { type FigureRow, type Figures, figuresBy, figuresIn, figuresOut, figuresSql, pnlSql } from './figures.ts'
import type { Days } from './range.ts'

interface Child extends Record<string, unknown> {
  id: string
  account: string
  type: number
  members: number
}

const childColumns = sql`m.id, m.account, m.type,
  coalesce((select members from team_size z where z.member_id = m.id and z.scope = 'BELOW'), 0) as members`

const rowOf = ({ account, type, members }: Child, figures: Figures | undefined) => ({
  account,
  agent: agentTypes.includes(type),
  members,
  ...figuresOut(figures),
})

export interface PnlAsked {
  asset: string
  days: Days
  lines: 'line' | 'own'
}

/** The figures of one person of a list, which are also its totals. */
export async function pnlOfOne(db: Reader, memberId: string, { asset, days, lines }: PnlAsked) {
  const below = lines === 'line' ? 'BELOW' : undefined
  const [{ rows }, figures] = await Promise.all([
    db.execute<Child>(sql`select ${childColumns} from member m where m.id = ${memberId}`),
    figuresBy(db, { members: [memberId], asset, days, own: true, below }, 'all'),
  ])
  const sum = figures.get('')
  return { list: rows.map((row) => rowOf(row, sum)), totals: figuresOut(sum), next: null }
}

/** A page of direct downlines by account name, and the sums of all of them. @throws Refused `validation` */
export async function pnlOfDirect(
  db: Reader,
  parentId: string,
  { asset, days, lines, after, pageSize }: PnlAsked & { after?: string | undefined; pageSize: number },
) {
  const [from] = keyIn(after, 'account', [isName]) ?? []
  const { rows } = await db.execute<Child>(sql`
    select ${childColumns} from member m
    where m.upline_id = ${parentId} and ${from === undefined ? sql`true` : sql`lower(m.account) ~>~ ${from}`}
    order by lower(m.account) using ~<~ limit ${pageSize + 1}`)
  const { list, last } = pageRows(rows, pageSize)
  const below = lines === 'line' ? 'BELOW' : undefined
  const [each, totals] = await Promise.all([
    figuresBy(db, { members: list.map(({ id }) => id), asset, days, own: true, below }, 'member'),
    // What the lines of all direct downlines come to is kept for the one above.
    figuresBy(db, { members: [parentId], asset, days, own: false, below: below ?? 'DIRECT' }, 'all'),
  ])
  return {
    list: list.map((row) => rowOf(row, each.get(row.id))),
    totals: figuresOut(totals.get('')),
    next: last ? cursorOf('account', last.account.toLowerCase()) : null,
  }
}

/** The ten direct downlines, each with everyone below, with the largest figure. */
export async function topOf(
  db: Reader,
  parentId: string,
  { asset, days, by }: { asset: string; days: Days; by: (typeof topFigures)[number] },
) {
  const members = sql`select id from member where upline_id = ${parentId}`
  const lines = figuresSql({ members, asset, days, own: true, below: 'BELOW' }, 'member')
  const figure = { validBet: sql`"validBet"`, deposit: sql`deposit`, pnl: sql`-${pnlSql}` }[by]
  const { rows } = await db.execute<Child & FigureRow>(sql`
    select ${childColumns}, f.* from (select * from (${lines}) all_lines where ${figure} > 0 order by ${figure} desc, key limit 10) f
      join member m on m.id = f.key::uuid
    order by ${figure} desc, key`)
  return rows.map((row) => rowOf(row, figuresIn(row)))
}

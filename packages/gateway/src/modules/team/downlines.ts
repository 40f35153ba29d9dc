import { type SQL, sql } from 'drizzle-orm'
import type { Downline, downlineSorts } from '@brand/sdk/contract'
import type * as z from 'zod'
import { agentTypes } from '../../auth/sessions.ts'
import type { Reader } from '../../db/client.ts'
import { cursorOf, isInstant, isName, isUuid, keyIn, type KeyPart, pageRows } from '../../http/response/cursor.ts'
import { formatMoney } from '../../ledger/money.ts'
import { downlineColumns, formatRate } from '../agent/index.ts'
import { hasContract } from '../contracts/index.ts'
import { maySeeIdle } from '../responsible-gaming/index.ts'
import { type TeamEvent, eventMembers } from './events.ts'

export interface DownlinesAsked {
  agentId: string
  asset: string
  /** Whose direct downlines are listed, and their level; null: the whole team. */
  parent: { id: string; level: number } | null
  name?: string | undefined
  level?: number | undefined
  event?: { event: TeamEvent; day: string } | undefined
  kind?: 'AGENT' | 'PLAYER' | undefined
  status?: string | undefined
  hasContract?: boolean | undefined
  balanceFrom?: bigint | undefined
  balanceTo?: bigint | undefined
  loginFrom?: Date | undefined
  /** Not included. */
  loginTo?: Date | undefined
  sort: (typeof downlineSorts)[number]
  after?: string | undefined
  pageSize: number
  today: string
  now: Date
}

type Row = {
  id: string
  account: string
  type: number
  level: number
  mobile: string | null
  downlines: number
  direct: number
  balance: string
  held: string
  below: string
  rates: { gameType: z.input<typeof Downline>['rates'][number]['gameType']; ppm: number }[]
  registered: string
  regAt: Date | string
  lastLogin: Date | string | null
  status: z.input<typeof Downline>['status']
  remark: string
  initialPassword: boolean
  hasContract: boolean
}

/** An order that an index carries: where its rows come from, the key of a row, and what follows a key. */
interface Order {
  name: string
  /** Gives `m`, a member, and `depth`, unless that is said apart. */
  from: SQL
  where?: SQL
  depth?: SQL
  by: SQL
  parts: readonly KeyPart[]
  follows: (key: readonly string[]) => SQL
  keyOf: (row: Row) => string[]
}

const pattern = (name: string) => `${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
const withName = (name: string | undefined) =>
  name === undefined ? sql`true` : sql`lower(m.account) like ${pattern(name)}`

const byName = {
  by: sql`lower(m.account) using ~<~`,
  parts: [isName],
  follows: ([account]: readonly string[]) => sql`lower(m.account) ~>~ ${account}`,
  keyOf: ({ account }: Row) => [account.toLowerCase()],
}
const byId = {
  by: sql`m.id`,
  parts: [isUuid],
  follows: ([id]: readonly string[]) => sql`m.id > ${id}::uuid`,
  keyOf: ({ id }: Row) => [id],
}

/** Up to so many people in a team, a name is looked for among them; of more, among all members with that name. */
const few = 2000

function orderOf({ agentId, parent, name, level, event, sort, now }: DownlinesAsked, members: number): Order {
  if (event)
    return {
      name: event.event,
      from: sql`(${eventMembers({ agentId, ...event, now })}) l join member m on m.id = l.id`,
      ...byId,
    }
  if (parent) {
    const from = sql`(select ${parent.level}::int as depth) l join member m on m.upline_id = ${parent.id} and ${withName(name)}`
    if (sort === 'account' || name !== undefined) return { name: 'account', from, ...byName }
    const oldest = sort === 'registeredFirst'
    return {
      name: sort,
      from,
      by: oldest ? sql`m.reg_at, m.id` : sql`m.reg_at desc, m.id desc`,
      parts: [isInstant, isUuid],
      follows: ([at, id]) => sql`(m.reg_at, m.id) ${oldest ? sql`>` : sql`<`} (${at}::timestamptz, ${id}::uuid)`,
      keyOf: ({ registered, id }) => [registered, id],
    }
  }
  const atLevel = level === undefined ? sql`l.depth > 0` : sql`l.depth = ${level}`
  if (name === undefined)
    return {
      name: 'level',
      from: sql`member_line l join member m on m.id = l.descendant_id and l.ancestor_id = ${agentId} and ${atLevel}`,
      by: sql`l.descendant_id`,
      parts: [isUuid],
      follows: ([id]) => sql`l.descendant_id > ${id}::uuid`,
      keyOf: ({ id }) => [id],
    }
  // `offset 0`: the plan must not depend on an estimate of how common the name is.
  if (members <= few)
    return {
      name: 'search',
      from: sql`(select l.depth, m.* from member_line l join member m on m.id = l.descendant_id
        where l.ancestor_id = ${agentId} and ${atLevel} offset 0) m`,
      ...byName,
    }
  const line = sql`from member_line l where l.ancestor_id = ${agentId} and l.descendant_id = m.id`
  return {
    name: 'search',
    // Whether somebody is below is read in the key alone; the level only of the rows of the page, unless it is asked
    // for.
    from:
      level === undefined
        ? sql`member m`
        : sql`member m join lateral (select l.depth ${line} and ${atLevel} offset 0) l on true`,
    ...(level === undefined && {
      where: sql`m.id <> ${agentId} and exists (select ${line} offset 0)`,
      depth: sql`(select l.depth ${line})`,
    }),
    ...byName,
  }
}

const balanceOf = (asset: string, kinds: SQL) => sql`(select coalesce(sum(a.balance), 0)::bigint from account a
  where a.owner = m.id and a.asset = ${asset} and a.kind in (${kinds}))`

/** A page of people below an agent. @throws Refused `validation` */
export async function downlinesOf(db: Reader, asked: DownlinesAsked, members: number) {
  const { agentId, asset, name, kind, status, balanceFrom, balanceTo, loginFrom, loginTo, pageSize, today, now } = asked
  const order = orderOf(asked, members)
  const contracted = hasContract(sql`m.id`)
  const key = keyIn(asked.after, order.name, order.parts)
  const own = balanceOf(asset, sql`'CASH', 'BONUS'`)
  const filters = [
    sql`m.type <> 4`,
    withName(name),
    ...(kind ? [kind === 'AGENT' ? sql`m.type <> 0` : sql`m.type = 0`] : []),
    ...(status ? [sql`m.status = ${status}`] : []),
    ...(asked.hasContract === undefined ? [] : [asked.hasContract ? contracted : sql`not ${contracted}`]),
    ...(balanceFrom === undefined ? [] : [sql`${own} >= ${balanceFrom}`]),
    ...(balanceTo === undefined ? [] : [sql`${own} <= ${balanceTo}`]),
    ...(loginFrom ? [sql`m.last_login_at >= ${loginFrom}`] : []),
    ...(loginTo ? [sql`m.last_login_at < ${loginTo}`] : []),
    ...(loginFrom || loginTo ? [maySeeIdle(sql`m.id`, now)] : []),
    ...(key ? [order.follows(key)] : []),
    ...(order.where ? [order.where] : []),
  ]
  const { rows } = await db.execute<Row>(sql`
    with page as materialized (
      select id, level, row_number() over () as place from (
        select m.id, ${order.depth ?? sql`depth`} as level from ${order.from}
        where ${sql.join(filters, sql` and `)} order by ${order.by} limit ${pageSize + 1}) first)
    select m.id, m.account, m.type, page.level, m.mobile, m.reg_at as "regAt", m.last_login_at as "lastLogin", m.status,
      to_char(m.reg_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as registered,
      coalesce((select members from team_size z where z.member_id = m.id and z.scope = 'BELOW'), 0) as downlines,
      coalesce((select members from team_size z where z.member_id = m.id and z.scope = 'DIRECT'), 0) as direct,
      ${own}::text as balance, ${balanceOf(asset, sql`'CASH', 'BONUS', 'HOLD_WITHDRAW'`)}::text as held,
      coalesce((select amount from team_balance b where b.member_id = m.id and b.scope = 'BELOW' and b.asset = ${asset}), 0)::text as below,
      ${contracted} as "hasContract",
      ${downlineColumns(agentId, today)}
    from page join member m on m.id = page.id order by page.place`)
  const { list, last } = pageRows(rows, pageSize)
  return { list: list.map(downlineOut), next: last ? cursorOf(order.name, ...order.keyOf(last)) : null }
}

function downlineOut(row: Row): z.input<typeof Downline> {
  const {
    account,
    type,
    level,
    mobile,
    downlines,
    direct,
    balance,
    held,
    below,
    rates,
    status,
    remark,
    initialPassword,
    hasContract: contracted,
  } = row
  return {
    account,
    agent: agentTypes.includes(type),
    type,
    level,
    mobile: mobile === null ? null : `****${mobile.slice(-4)}`,
    downlines,
    direct,
    balance: formatMoney(balance),
    teamBalance: formatMoney(BigInt(held) + BigInt(below)),
    rates: rates.map(({ gameType, ppm }) => ({ gameType, rate: formatRate(ppm) })),
    regAt: new Date(row.regAt).toISOString(),
    lastLogin: row.lastLogin === null ? null : new Date(row.lastLogin).toISOString(),
    status,
    remark,
    initialPassword,
    hasContract: contracted,
  }
}

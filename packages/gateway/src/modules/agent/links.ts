import { randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Reader, type Tx, transact } from '../../db/client.ts'
import { affiliate } from './schema.ts'
import { lockMember } from '../../auth/sessions.ts'
import type { SignedInCtx } from '../../http/context.ts'
import { cursorOf, isInstant, isUuid, keyIn, pageRows } from '../../http/response/cursor.ts'
import { refuse } from '../../lib/refusal.ts'
import { maskAccount } from '../../lib/text/mask-account.ts'
import { dayOf } from '../../lib/time/calendar.ts'
import { onNoBreak } from '../responsible-gaming/index.ts'
import { type Rates, formatRates, requireOwnRates } from './rates.ts'

const kindOf = (memberType: number) => (memberType === 0 ? ('PLAYER' as const) : ('AGENT' as const))

interface LinkRow extends Record<string, unknown> {
  code: string
  memberType: number
  rates: Record<string, number>
  channel: string
  createdAt: Date | string
  expiresAt: Date | string | null
  visits: string
  registrations: number
  active: number
}

const activeDayMs = 86_400_000

type Of = Pick<SignedInCtx, 'settings' | 'clock'>

/** Whether a member `m` has played enough lately to count as active, in SQL. */
function isActive({ settings: { agent, site }, clock }: Of) {
  const from = dayOf(new Date(clock.now().getTime() - (agent.activeDays - 1) * activeDayMs), site.timeZone)
  return sql`(
    select coalesce(sum(d.valid_bet), 0) >= ${agent.activeBetMinor} from settlement_days d
    where d.member_id = m.id and d.asset = m.asset and d.day >= ${from})`
}

function linkOut({ siteOrigin, clock }: Pick<SignedInCtx, 'siteOrigin' | 'clock'>, row: LinkRow) {
  const expiresAt = row.expiresAt === null ? null : new Date(row.expiresAt)
  return {
    code: row.code,
    url: `${siteOrigin}/register?${new URLSearchParams({ affiliateCode: row.code }).toString()}`,
    kind: kindOf(row.memberType),
    rates: formatRates(row.rates),
    channel: row.channel,
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    expired: expiresAt !== null && expiresAt <= clock.now(),
    visits: Number(row.visits),
    registrations: row.registrations,
    active: row.active,
  }
}

const openLinks = (agentId: string) => and(eq(affiliate.agentId, agentId), isNull(affiliate.endedAt))

/** Links of an agent that have not been ended, newest first, with what came of each. */
export async function linksPage(ctx: SignedInCtx, { limit, offset }: { limit: number; offset: number }) {
  const { db, session } = ctx
  const { rows } = await db.execute<LinkRow>(sql`
    select a.code, a.member_type as "memberType", a.rates, a.channel, a.created_at as "createdAt", a.expires_at as "expiresAt",
      coalesce(v.visits, 0)::text as visits, r.registrations, r.active
    from (
      select * from affiliate where agent_id = ${session.memberId} and ended_at is null
      order by created_at desc, code desc limit ${limit} offset ${offset}) a
    left join affiliate_visits v on v.code = a.code
    cross join lateral (
      select count(*)::int as registrations, (count(*) filter (where ${isActive(ctx)}))::int as active
      from member m join member_line l on l.descendant_id = m.id and l.ancestor_id = a.agent_id
      where m.invitation = a.code) r
    order by a.created_at desc, a.code desc`)
  return { list: rows.map((row) => linkOut(ctx, row)), totalCount: await countLinks(db, session.memberId) }
}

const countLinks = (db: Reader, agentId: string): Promise<number> => db.$count(affiliate, openLinks(agentId))

export interface LinkWanted {
  memberType: 0 | 1
  rates: Partial<Rates>
  channel: string
  /** After so many days it ends; undefined: never. */
  validDays: number | undefined
}

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Eight letters and digits that cannot be confused, as the field for codes of the registration takes them. */
const newCode = (): string => Array.from({ length: 8 }, () => letters.charAt(randomInt(letters.length))).join('')

/** Makes a link. @throws Refused `rate_above_own`, `link_limit` */
export async function createLink(ctx: SignedInCtx, { memberType, rates, channel, validDays }: LinkWanted) {
  const { db, session, settings, clock } = ctx
  const agentId = session.memberId
  await requireOwnRates(db, ctx, rates)
  const now = clock.now()
  const row = await transact(db, async (tx: Tx) => {
    await lockMember(tx, agentId)
    const { links: most } = settings.agent
    if ((await countLinks(tx, agentId)) >= most) throw refuse('link_limit', { details: { most } })
    const [made] = await tx
      .insert(affiliate)
      .values({
        code: newCode(),
        agentId,
        memberType,
        rates: Object.fromEntries(Object.entries(rates).filter(([, ppm]) => ppm > 0)),
        channel,
        createdAt: now,
        expiresAt: validDays === undefined ? null : new Date(now.getTime() + validDays * activeDayMs),
      })
      .returning()
    if (!made) throw new Error('no link was made')
    return made
  })
  return linkOut(ctx, { ...row, visits: '0', registrations: 0, active: 0 })
}

/** Ends a link of the agent's. @throws Refused `not_found`, also where it is another agent's or has ended */
export async function endLink(ctx: SignedInCtx, code: string): Promise<void> {
  const ended = await ctx.db
    .update(affiliate)
    .set({ endedAt: ctx.clock.now() })
    .where(and(openLinks(ctx.session.memberId), eq(affiliate.code, code)))
    .returning({ code: affiliate.code })
  if (ended.length === 0) throw refuse('not_found', { field: 'code' })
}

interface LinkMemberRow extends Record<string, unknown> {
  id: string
  account: string
  type: number
  registered: string
  active: boolean
}

/**
 * People of the agent's line who registered with a link, newest first. Whoever takes a break from play is left out, and
 * nothing says so.
 * @throws Refused `not_found`: no link of the agent's has that code
 */
export async function linkMembersPage(
  ctx: SignedInCtx,
  { code, after, pageSize }: { code: string; after?: string | undefined; pageSize: number },
) {
  const { db, session, clock } = ctx
  const [link] = await db
    .select({ code: affiliate.code })
    .from(affiliate)
    .where(and(openLinks(session.memberId), eq(affiliate.code, code)))
  if (!link) throw refuse('not_found', { field: 'code' })
  const key = keyIn(after, 'registered', [isInstant, isUuid])
  const behind = key ? sql`(m.reg_at, m.id) < (${key[0]}::timestamptz, ${key[1]}::uuid)` : sql`true`
  const { rows } = await db.execute<LinkMemberRow>(sql`
    select m.id, m.account, m.type, to_char(m.reg_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as registered,
      ${isActive(ctx)} as active
    from member m join member_line l on l.descendant_id = m.id and l.ancestor_id = ${session.memberId}
    where m.invitation = ${link.code} and ${behind} and ${onNoBreak(sql`m.id`, clock.now())}
    order by m.reg_at desc, m.id desc limit ${pageSize + 1}`)
  const { list, last } = pageRows(rows, pageSize)
  return {
    list: list.map((row) => ({
      account: maskAccount(row.account),
      kind: kindOf(row.type),
      registeredAt: new Date(row.registered).toISOString(),
      active: row.active,
    })),
    next: last ? cursorOf('registered', last.registered, last.id) : null,
  }
}

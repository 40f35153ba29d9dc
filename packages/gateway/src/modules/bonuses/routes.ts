import type { Bonus, BonusBet } from '@brand/sdk/contract'
import { type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { PinnedWeights } from '../turnover/schema.ts'
import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { cursorOf, isId, keyIn, pageRows } from '../../http/response/cursor.ts'
import { formatMoney } from '../../ledger/money.ts'
import { type Localized, inLanguage } from '../../lib/text/localized.ts'
import { refuse } from '../../lib/refusal.ts'
import { named, titleIn } from '../games/index.ts'
import { type Weights, eligibleOf } from '../turnover/index.ts'

/** A bonus with the reward that it is. Amounts in minor units, as text. */
interface BonusSql extends Record<string, unknown> {
  bonusId: string
  rewardId: string | null
  source: z.input<typeof Bonus>['source']
  titles: Localized | null
  amount: string
  left: string
  multiple: string
  base: string
  required: string
  done: string
  maxBet: string | null
  maxRelease: string | null
  weights: PinnedWeights | null
  state: z.input<typeof Bonus>['state']
  takenAt: string
  expiresAt: string | null
  endedAt: string | null
  released: string
}

const instant = (at: string | null) => (at === null ? null : new Date(at).toISOString())

/** Bonuses of the caller, in the asset of the session; `q` is the requirement. */
async function bonusRows({ db, session }: SignedInCtx, more: SQL): Promise<BonusSql[]> {
  const { rows } = await db.execute<BonusSql>(sql`
    select q.id::text as "bonusId", r.id::text as "rewardId", coalesce(r.source, 'DEPOSIT') as source, r.titles,
      q.bonus::text as amount, coalesce(case when q.state = 'ACTIVE' then a.balance end, 0)::text as left,
      q.multiple::text, q.base::text, q.required::text, q.done::text, q.max_bet::text as "maxBet",
      q.max_release::text as "maxRelease", q.weights, case q.state when 'COMPLETED' then 'RELEASED' else q.state end as state,
      coalesce(r.claimed_at, q.opened_at) as "takenAt", q.expires_at as "expiresAt", q.closed_at as "endedAt",
      q.released::text
    from requirements q left join rewards r on r.requirement_id = q.id
      left join account a on a.owner = q.member_id and a.kind = 'BONUS' and a.asset = q.asset
    where q.member_id = ${session.memberId} and q.asset = ${session.asset} and q.source = 'BONUS' and ${more}`)
  return rows
}

const shown =
  ({ language, settings }: SignedInCtx) =>
  ({ titles, weights, ...row }: BonusSql): z.input<typeof Bonus> => {
    const required = BigInt(row.required)
    return {
      ...row,
      title: titles && inLanguage(titles, language, settings.languages.default),
      amount: formatMoney(row.amount),
      left: formatMoney(row.left),
      multiple: Number(row.multiple),
      base: formatMoney(row.base),
      required: formatMoney(row.required),
      done: formatMoney(row.done),
      percent: required === 0n ? 100 : Number((BigInt(row.done) * 100n) / required),
      maxBet: formatMoney(row.maxBet),
      maxRelease: formatMoney(row.maxRelease),
      eligible: eligibleOf((weights as Weights | null) ?? settings.turnover),
      takenAt: new Date(row.takenAt).toISOString(),
      expiresAt: instant(row.expiresAt),
      endedAt: instant(row.endedAt),
      released: formatMoney(row.released),
    }
  }

interface CountedSql extends Record<string, unknown> {
  countId: string
  betNo: string | null
  vassalage: string
  vendorName: string
  gameType: z.input<typeof BonusBet>['gameType']
  nodeId: number | null
  gameName: string | null
  validBet: string | null
  counted: string
  at: string
}

/** Bonuses of the caller: what is open, what has ended, and the bets that were counted for each. */
export const bonuses: Handlers<'bonuses'> = {
  async open(ctx) {
    const rows = await bonusRows(ctx, sql`q.state in ('ACTIVE', 'WAITING') order by q.state, q.id`)
    return { currency: ctx.session.asset, list: rows.map(shown(ctx)) }
  },

  async history(ctx, { after, pageSize }) {
    const key = keyIn(after, 'bonuses', [isId])
    const rows = await bonusRows(
      ctx,
      sql`q.state not in ('ACTIVE', 'WAITING') ${key ? sql`and q.id < ${key[0]}::bigint` : sql``}
        order by q.id desc limit ${pageSize + 1}`,
    )
    const { list, last } = pageRows(rows, pageSize)
    return {
      currency: ctx.session.asset,
      list: list.map(shown(ctx)),
      next: last ? cursorOf('bonuses', last.bonusId) : null,
    }
  },

  async bets(ctx, { bonusId, after, pageSize }) {
    const { db, session, language } = ctx
    const key = keyIn(after, 'counted', [isId])
    if ((await bonusRows(ctx, sql`q.id = ${bonusId}::bigint`)).length === 0)
      throw refuse('not_found', { message: 'no such bonus' })
    const { rows } = await db.execute<CountedSql>(sql`
      select s.id::text as "countId", r.id::text as "betNo", v.code as vassalage, v.display_name as "vendorName",
        g.game_type as "gameType", g.node_id as "nodeId", case when g.node_id is not null then ${titleIn(language)} end as "gameName",
        r.valid_bet::text as "validBet", s.amount::text as counted, s.at
      from requirement_steps s left join lateral (
          select opened_at from round_keys where round_id = s.round_id and ledger_reaches(opened_at) offset 0) k on true
        left join rounds r on r.id = s.round_id and r.opened_at = k.opened_at left join games g on g.node_id = r.node_id
        left join vendor_plays p on p.id = s.vendor_play_id join vendors v on v.code = coalesce(r.vendor, p.vendor)
      where s.requirement_id = ${bonusId}::bigint ${key ? sql`and s.id < ${key[0]}::bigint` : sql``}
      order by s.id desc limit ${pageSize + 1}`)
    const { list, last } = pageRows(rows, pageSize)
    return {
      currency: session.asset,
      list: list.map((row) => ({
        ...named(row, language),
        validBet: formatMoney(row.validBet),
        counted: formatMoney(row.counted),
        at: new Date(row.at).toISOString(),
      })),
      next: last ? cursorOf('counted', last.countId) : null,
    }
  },
}

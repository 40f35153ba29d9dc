import { sql } from 'drizzle-orm'
import { eq } from 'drizzle-orm'
import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { member as members } from '../../db/schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { toBalance, walletOf } from '../../ledger/wallet.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import { unreadOf } from '../messages/service.ts'
import { uplineOf } from '../upline/service.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { turnoverOf, summarise } from '../turnover/service.ts'
import { pictureOf } from '../member/service.ts'

async function who({ db, session }: SignedInCtx) {
  const [row] = await db.select().from(members).where(eq(members.id, session.memberId))
  if (!row) throw refuse('not_found')
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    currency: row.asset,
    language: row.language,
    regDate: row.regAt.toISOString(),
    flags: { mustChangePassword: session.mustChangePassword },
    iconUrl: pictureOf(row.icon).iconUrl,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  }
}

async function balanceOf({ db, session }: SignedInCtx) {
  const wallet = await walletOf(db, session.memberId)
  if (!wallet) throw refuse('not_found')
  return toBalance(wallet)
}

async function turnoverSummary({ db, session, clock }: SignedInCtx) {
  const turnover = await turnoverOf(db, session.memberId, clock.now())
  return {
    withdrawable: formatMoney(turnover.withdrawable),
    locked: formatMoney(turnover.locked),
    ...summarise(turnover),
  }
}

async function playedToday({ db, session: { memberId, asset }, settings, clock }: SignedInCtx) {
  const { startsAt } = windowsAt(clock.now(), settings.site.timeZone).DAY
  const {
    rows: [row],
  } = await db.execute<{ rounds: number; stake: string; win: string }>(sql`
    select count(*)::int as rounds, coalesce(sum(stake), 0)::text as stake, coalesce(sum(win), 0)::text as win
    from round where member_id = ${memberId} and asset = ${asset} and opened_at >= ${startsAt} and state <> 'VOIDED'`)
  const [stake, win] = [BigInt(row?.stake ?? 0), BigInt(row?.win ?? 0)]
  return { rounds: row?.rounds ?? 0, stake: formatMoney(stake), win: formatMoney(win), net: formatMoney(win - stake) }
}

async function allowed({ db, session, settings }: SignedInCtx) {
  const upwards = isOn(settings, 'AGETRANSFERUP3')
  return {
    deposit: isOn(settings, 'DEPO3'),
    withdraw: isOn(settings, 'WITH3'),
    transferFund: isOn(settings, 'FUNDTRANS3') && !settings.wallet.isSingle,
    transferUpline: upwards && (await uplineOf(db, session)) !== undefined,
  }
}

/** A part that fails is reported as such, and logged: the others are returned. */
async function leg<T>({ log }: SignedInCtx, part: string, work: Promise<T>) {
  try {
    return { status: 'ok' as const, value: await work }
  } catch (err) {
    log.error({ err, part }, 'a part of the summary failed')
    return { status: 'error' as const }
  }
}

export const summary: Handlers<'summary'> = {
  async member(ctx) {
    const { db, session, clock, services } = ctx
    const secured = services.fundPasswords
      .state(session.memberId)
      .then(({ setAt }) => ({ hasFundPassword: setAt !== null }))
    const [member, balance, unread, turnover, today, security, permissions] = await Promise.all([
      leg(ctx, 'member', who(ctx)),
      leg(ctx, 'balance', balanceOf(ctx)),
      leg(ctx, 'unread', unreadOf(db, session.memberId)),
      leg(ctx, 'turnover', turnoverSummary(ctx)),
      leg(ctx, 'today', playedToday(ctx)),
      leg(ctx, 'security', secured),
      leg(ctx, 'permissions', allowed(ctx)),
    ])
    return { at: clock.now().toISOString(), member, balance, unread, turnover, today, security, permissions }
  },
}

import { eq, sql } from 'drizzle-orm'
import { agentTypes } from '../../auth/sessions.ts'
import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { member as members } from '../../auth/schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { toBalance } from '../../ledger/wallet.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import { type ContractKind, kindsHad } from '../contracts/index.ts'
import { unreadOf } from '../messages/index.ts'
import { uplineOf } from '../member-transfers/index.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { claimableMissionsOf } from '../missions/index.ts'
import { claimableOf, promoFieldsOf } from '../rewards/index.ts'
import { unreadTickets } from '../tickets/index.ts'
import { turnoverOf, summarise } from '../turnover/index.ts'
import { progressOf, vipFieldsOf } from '../vip/index.ts'
import { pictureOf } from '../member/index.ts'

async function who(ctx: SignedInCtx) {
  const { db, session } = ctx
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
    flags: { mustChangePassword: session.mustChangePassword, mustAcceptTerms: session.mustAcceptTerms },
    ...(await vipFieldsOf(ctx, row)),
    ...(await promoFieldsOf(ctx)),
    iconUrl: pictureOf(row.icon).iconUrl,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  }
}

async function balanceOf({ db, services, session }: SignedInCtx) {
  const wallet = await services.wholeWallet(db, session.memberId)
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
    from rounds where member_id = ${memberId} and asset = ${asset} and opened_at >= ${startsAt} and state <> 'VOIDED'`)
  const [stake, win] = [BigInt(row?.stake ?? 0), BigInt(row?.win ?? 0)]
  return { rounds: row?.rounds ?? 0, stake: formatMoney(stake), win: formatMoney(win), net: formatMoney(win - stake) }
}

async function allowed({ db, session, settings, clock }: SignedInCtx) {
  const upwards = isOn(settings, 'AGETRANSFERUP3')
  const had = agentTypes.includes(session.type) ? await kindsHad(db, session.memberId) : undefined
  const has = (...kinds: ContractKind[]) => kinds.some((kind) => had?.has(kind))
  return {
    deposit: isOn(settings, 'DEPO3'),
    withdraw: isOn(settings, 'WITH3'),
    transferFund: isOn(settings, 'FUNDTRANS3') && !settings.wallet.isSingle,
    transferUpline: upwards && (await uplineOf(db, session, clock.now())) !== undefined,
    dividends: has('DIVIDEND'),
    dailyWages: has('DAILY', 'DAILY_MULTI'),
    hourlySalary: has('HOURLY'),
    realtimeSalary: has('REAL_TIME'),
  }
}

const claimable = async ({ db, session, clock }: SignedInCtx) => ({
  claimable: await claimableOf(db, session.memberId, clock.now()),
})

const claimableMissions = async ({ db, session, settings, clock }: SignedInCtx) => ({
  claimable: isOn(settings, 'MISSIONLB3') ? await claimableMissionsOf(db, session.memberId, clock.now()) : 0,
})

const questions = async ({ db, session, settings }: SignedInCtx) => ({
  unread: isOn(settings, 'TICKET3') ? await unreadTickets(db, session.memberId) : 0,
})

const rank = async (ctx: SignedInCtx) =>
  isOn(ctx.settings, 'VIP3') ? progressOf(ctx, ctx.session.memberId, ctx.clock.now()) : null

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
    const [member, balance, unread, rewards, missions, tickets, vip, turnover, today, security, permissions] =
      await Promise.all([
        leg(ctx, 'member', who(ctx)),
        leg(ctx, 'balance', balanceOf(ctx)),
        leg(ctx, 'unread', unreadOf(db, session.memberId)),
        leg(ctx, 'rewards', claimable(ctx)),
        leg(ctx, 'missions', claimableMissions(ctx)),
        leg(ctx, 'tickets', questions(ctx)),
        leg(ctx, 'vip', rank(ctx)),
        leg(ctx, 'turnover', turnoverSummary(ctx)),
        leg(ctx, 'today', playedToday(ctx)),
        leg(ctx, 'security', secured),
        leg(ctx, 'permissions', allowed(ctx)),
      ])
    return {
      at: clock.now().toISOString(),
      member,
      balance,
      unread,
      rewards,
      missions,
      tickets,
      vip,
      turnover,
      today,
      security,
      permissions,
    }
  },
}

import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { channelVersion, playVersion, termsToKeep } from './terms.ts'
import { countOpen, openStates, type Order } from './store.ts'
import { pictureFrom } from '../../lib/image-upload.ts'
import type { Handlers, PoolLessCtx, SignedInCtx } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Reader } from '../../db/client.ts'
import { depositOrder } from './schema.ts'
import { requireWhole, requireWithin } from '../../ledger/bounds.ts'
import { feeOf } from '../../ledger/fees.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { asksForLimit, checkDeposit, depositRoom } from '../responsible-gaming/index.ts'
import type { DepositChannel } from './settings.ts'
import { faultsOf } from '../../settings/rules.ts'
import { paidUnit } from '../../settings/shown-currency.ts'
import { requireShown } from '../../lib/text/terms-version.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import { costOf } from '../rewards/index.ts'
import { type Weights, eligibleOf } from '../turnover/index.ts'
import { type Offer, baseOf, chooseOffer, offersFor, quoteOf } from './bonuses.ts'
import { showChannel, showOrders } from './presenter.ts'

/** Orders that are shown whether they are open or not: enough to repeat one. */
const newest = 3

function showOffer(offer: Offer, amount: bigint | undefined, { language, settings }: SignedInCtx) {
  const { code, titles, joined, termsVersion, percent, max, minDeposit, multiple, maxBet, days, weights } = offer
  const quote = amount === undefined ? undefined : quoteOf(offer, amount)
  return {
    bonusId: code,
    ...(titles && { title: inLanguage(titles, language, settings.languages.default) }),
    joined,
    percent,
    terms: termsVersion,
    maxBonus: formatMoney(max ?? offer.amount ?? 0),
    minDeposit: formatMoney(minDeposit ?? 0),
    multiple,
    ...(maxBet !== null && { maxBet: formatMoney(maxBet) }),
    expiryDays: days,
    eligible: eligibleOf(weights as Weights),
    ...(quote && { quote: { bonus: formatMoney(quote.bonus), required: formatMoney(quote.required) } }),
  }
}

const personOf = ({ session, settings, language, clock }: PoolLessCtx) => ({
  ...session,
  settings,
  language,
  now: clock.now(),
})

async function shown(ctx: PoolLessCtx, db: Reader, order: Order) {
  const [one] = await showOrders(db, [order], ctx)
  if (!one) throw new Error('an order was not shown')
  return one
}

/** The fields the channel requires of the payer, and nothing else. */
function payerOf({ fields }: DepositChannel, given: Record<string, string>): Record<string, string> {
  const faults = faultsOf(fields, given)
  if (faults.length > 0)
    throw refuse('field_invalid', { field: 'fields', details: { fields: Object.fromEntries(faults) } })
  return Object.fromEntries(fields.flatMap(({ field }) => (given[field] ? [[field, given[field]]] : [])))
}

/** Deposits. Only a member's own orders can be named. */
export const deposits: Handlers<'deposits'> = {
  async settings(ctx, { amount }) {
    const {
      db,
      clock,
      session: { memberId, asset },
      settings,
    } = ctx
    const own = eq(depositOrder.memberId, memberId)
    const order = [desc(depositOrder.createdAt), desc(depositOrder.orderNo)] as const
    const last = db
      .select({ orderNo: depositOrder.orderNo })
      .from(depositOrder)
      .where(own)
      .orderBy(...order)
      .limit(newest)
    const orders = await db
      .select()
      .from(depositOrder)
      .where(and(own, or(inArray(depositOrder.state, [...openStates]), inArray(depositOrder.orderNo, last))))
      .orderBy(...order)
      .limit(20)
    const limit = await depositRoom(db, memberId, clock.now(), settings)
    return {
      enabled: settings.deposit.on,
      currency: asset,
      currencySymbol: settings.currency.symbol,
      mostOpen: settings.deposit.mostOpen,
      ...(limit && { limit: { left: formatMoney(limit.left), resetAt: limit.resetAt.toISOString() } }),
      askLimit: await asksForLimit(db, memberId, settings),
      multiple: settings.turnover.depositMultiple,
      terms: playVersion(settings),
      offers: (await offersFor(db, personOf(ctx))).map((offer) => showOffer(offer, parseMoney(amount), ctx)),
      orders: await showOrders(db, orders, ctx),
    }
  },

  channels: async (ctx) => ({
    channels: ctx.settings.deposit.on ? ctx.settings.deposit.channels.map((channel) => showChannel(channel, ctx)) : [],
  }),

  async bonusCost(ctx, { bonusId, amount: text, stake }) {
    const deposit = parseMoney(text) ?? 0n
    // What no channel takes is not played through: the longer the play, the more it costs to work out.
    const most = Math.max(0, ...ctx.settings.deposit.channels.map(({ max }) => max))
    requireWithin(deposit, { min: 0n, max: BigInt(most) })
    const offer = await chooseOffer(ctx.db, personOf(ctx), bonusId, deposit)
    const bonus = quoteOf(offer, deposit)?.bonus ?? 0n
    const base = baseOf(offer, bonus, deposit)
    const { form, multiple, maxBet, maxRelease, weights } = offer
    const terms = { base: `${base}`, multiple, maxBet, maxRelease, weights }
    const cost = await costOf(ctx, { form, amount: bonus, terms, with: deposit }, stake)
    return { ...cost, bonus: formatMoney(bonus), base: formatMoney(base) }
  },

  async submit(ctx, { channelId, amount: text, bonusId, fields = {}, withoutLimit = false, terms }) {
    const {
      tx,
      after,
      key,
      clock,
      services,
      session: { memberId, asset },
      settings,
    } = ctx
    const { on, channels, mostOpen, orderMinutes } = settings.deposit
    if (!on) throw refuse('deposit_disabled')
    const channel = channels.find((one) => one.channelId === channelId)
    if (!channel) throw refuse('not_found', { field: 'channelId' })
    if (channel.health === 'DOWN') throw refuse('channel_maintenance', { field: 'channelId' })
    const amount = parseMoney(text) ?? 0n
    requireWithin(amount, { min: BigInt(channel.min), max: BigInt(channel.max) })
    const unit = paidUnit(settings)
    requireWhole(amount, unit)
    const payer = payerOf(channel, fields)
    // It allows one order of a person at a time: what is counted after it stays as it was counted.
    await checkDeposit(tx, memberId, amount, clock.now(), settings)
    if (!withoutLimit && (await asksForLimit(tx, memberId, settings)))
      throw refuse('rg_limit_prompt', { field: 'withoutLimit' })
    if ((await countOpen(tx, memberId)) >= mostOpen)
      throw refuse('too_many_open_orders', { details: { most: mostOpen } })
    const bonus = bonusId === undefined ? undefined : await chooseOffer(tx, personOf(ctx), bonusId, amount)
    // After all other refusals: changed terms are reported only where an order could be made.
    requireShown(terms, { channel: channelVersion(channel), play: playVersion(settings), bonus: bonus?.termsVersion })
    const order = await services.deposits.begin(tx, {
      memberId,
      asset,
      channelId,
      provider: channel.provider,
      intent: key,
      amount,
      fee: feeOf(channel, amount, 'up', unit),
      bonusId,
      payer,
      terms: termsToKeep(settings, bonus),
      expiresAt: new Date(clock.now().getTime() + (channel.minutes ?? orderMinutes) * 60_000),
    })
    after(async (db) => shown(ctx, db, await services.deposits.run(order.orderNo)))
    return shown(ctx, tx, order)
  },

  async order(ctx, { orderNo, key }) {
    const {
      db,
      services,
      session: { memberId },
    } = ctx
    if ((orderNo === undefined) === (key === undefined))
      throw refuse('validation', {
        message: 'one of orderNo and key',
        details: { fields: { orderNo: { code: 'required' } } },
      })
    const named = orderNo === undefined ? eq(depositOrder.intent, key ?? '') : eq(depositOrder.orderNo, orderNo)
    const [order] = await db
      .select()
      .from(depositOrder)
      .where(and(eq(depositOrder.memberId, memberId), named))
    if (!order) throw refuse('not_found', { field: orderNo === undefined ? 'key' : 'orderNo' })
    return shown(ctx, db, await services.deposits.run(order.orderNo))
  },

  async proof(ctx, { orderNo, paidReference, image }) {
    const picture = image === undefined ? undefined : await pictureFrom(image, ctx.settings.pictures)
    return shown(
      ctx,
      ctx.db,
      await ctx.services.deposits.paid(ctx.session.memberId, orderNo, { paidReference, picture }),
    )
  },

  cancel: async (ctx, { orderNo }) =>
    shown(ctx, ctx.db, await ctx.services.deposits.cancel(ctx.session.memberId, orderNo)),
}

import { and, desc, eq, gt, inArray, or } from 'drizzle-orm'
import { channelVersion, playVersion, termsToKeep } from './terms.ts'
import { countOpen, openStates, type Order } from './store.ts'
import { pictureFrom } from '../../lib/image-upload.ts'
import type { Handlers, MoneyCtx, SignedInCtx } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Reader } from '../../db/client.ts'
import { depositOrder } from '../../db/schema.ts'
import { requireWithin } from '../../ledger/bounds.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { checkDeposit, depositRoom } from '../responsible-gaming/service.ts'
import type { DepositChannel } from './settings.ts'
import { faultsOf } from '../../settings/rules.ts'
import { requireShown } from '../../lib/text/terms-version.ts'
import { offerCodes, offersFor, takeOffer, type Offer } from '../turnover/service.ts'
import { showChannel, showOrders } from './presenter.ts'

const dayMs = 86_400_000

const showOffer = ({
  code,
  percent,
  max,
  minDeposit,
  multiple,
  maxBet,
  days,
  eligible,
  version,
  forAmount,
}: Offer) => ({
  bonusId: code,
  percent,
  terms: version,
  maxBonus: formatMoney(max),
  minDeposit: formatMoney(minDeposit),
  multiple,
  maxBet: formatMoney(maxBet),
  expiryDays: days,
  eligible,
  ...(forAmount && { quote: { bonus: formatMoney(forAmount.bonus), required: formatMoney(forAmount.required) } }),
})

async function shown(ctx: SignedInCtx, order: Order, db: Reader = ctx.db) {
  const [one] = await showOrders(db, [order], ctx)
  if (!one) throw new Error('an order was not shown')
  return one
}

function feeOf({ feeType, fee }: DepositChannel, amount: bigint): bigint {
  if (feeType === 'NONE') return 0n
  // Rounded in the operator's favour by less than a minor unit: amounts to pay are whole.
  return feeType === 'FIXED' ? BigInt(fee) : (amount * BigInt(fee) + 9_999n) / 10_000n
}

/**
 * The bonus that is taken with a deposit. @throws Refused `validation` (unknown name), `bonus_not_available` with the
 * reason
 */
async function chosenBonus(
  { tx, clock, session: { memberId }, settings }: Pick<MoneyCtx, 'tx'> & SignedInCtx,
  bonusId: string | undefined,
  amount: bigint,
): Promise<Offer | undefined> {
  if (bonusId === undefined) return undefined
  if (!offerCodes.some((code) => code === bonusId))
    throw refuse('validation', { field: 'bonusId', details: { fields: { bonusId: { code: 'field_invalid' } } } })
  const taken = await takeOffer(tx, memberId, settings, clock.now(), amount)
  if (!('refused' in taken)) return taken
  throw refuse('bonus_not_available', { field: 'bonusId', details: { reason: taken.refused } })
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
    const recent = gt(depositOrder.createdAt, new Date(clock.now().getTime() - dayMs))
    const orders = await db
      .select()
      .from(depositOrder)
      .where(and(eq(depositOrder.memberId, memberId), or(inArray(depositOrder.state, [...openStates]), recent)))
      .orderBy(desc(depositOrder.createdAt), desc(depositOrder.orderNo))
      .limit(20)
    const limit = await depositRoom(db, memberId, clock.now(), settings)
    return {
      enabled: settings.deposit.on,
      currency: asset,
      currencySymbol: settings.currency.symbol,
      mostOpen: settings.deposit.mostOpen,
      ...(limit && { limit: { left: formatMoney(limit.left), resetAt: limit.resetAt.toISOString() } }),
      multiple: settings.turnover.depositMultiple,
      terms: playVersion(settings),
      offers: (
        await offersFor(db, memberId, settings, clock.now(), amount === undefined ? undefined : parseMoney(amount))
      ).map(showOffer),
      orders: await showOrders(db, orders, ctx),
    }
  },

  channels: async (ctx) => ({
    channels: ctx.settings.deposit.on ? ctx.settings.deposit.channels.map((channel) => showChannel(channel, ctx)) : [],
  }),

  async submit(ctx, { channelId, amount: text, bonusId, fields = {}, terms }) {
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
    const payer = payerOf(channel, fields)
    // It allows one order of a person at a time: what is counted after it stays as it was counted.
    await checkDeposit(tx, memberId, amount, clock.now(), settings)
    if ((await countOpen(tx, memberId)) >= mostOpen)
      throw refuse('too_many_open_orders', { details: { most: mostOpen } })
    const bonus = await chosenBonus(ctx, bonusId, amount)
    // After all other refusals: changed terms are reported only where an order could be made.
    requireShown(terms, { channel: channelVersion(channel), play: playVersion(settings), bonus: bonus?.version })
    const order = await services.deposits.begin(tx, {
      memberId,
      asset,
      channelId,
      provider: channel.provider,
      intent: key,
      amount,
      fee: feeOf(channel, amount),
      bonusId,
      payer,
      terms: termsToKeep(settings, bonus),
      expiresAt: new Date(clock.now().getTime() + (channel.minutes ?? orderMinutes) * 60_000),
    })
    after(async () => shown(ctx, await services.deposits.run(order.orderNo)))
    return shown(ctx, order, tx)
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
    return shown(ctx, await services.deposits.run(order.orderNo))
  },

  async proof(ctx, { orderNo, paidReference, image }) {
    const picture = image === undefined ? undefined : pictureFrom(image)
    return shown(ctx, await ctx.services.deposits.paid(ctx.session.memberId, orderNo, { paidReference, picture }))
  },

  cancel: async (ctx, { orderNo }) => shown(ctx, await ctx.services.deposits.cancel(ctx.session.memberId, orderNo)),
}

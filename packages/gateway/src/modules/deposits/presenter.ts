import {
  type DepositChannel as ChannelShape,
  type DepositOrder as OrderShape,
  bonusRefusals,
} from '@brand/sdk/contract'
import { asc, inArray, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { bonusTermsOf, channelVersion, playTermsOf } from './terms.ts'
import { payAmountOf, type Order } from './store.ts'
import type { Reader } from '../../db/client.ts'
import { depositEvent, depositProof } from './schema.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import { formatMoney } from '../../ledger/money.ts'
import type { DepositChannel } from './settings.ts'
import { acceptedPattern } from '../../settings/rules.ts'
import type { Settings } from '../../settings/settings.ts'
import { quoteOf } from './bonuses.ts'
import { owedOf } from './charge-back.ts'

type DisplayContext = { language: string; settings: Settings }

const nameOf = ({ name }: Pick<DepositChannel, 'name'>, { language, settings }: DisplayContext): string =>
  inLanguage(name, language, settings.languages.default)

/** A channel as the person may see it; what is sent to its provider stays here. */
export function showChannel(channel: DepositChannel, display: DisplayContext): z.input<typeof ChannelShape> {
  const { channelId, group, logo, min, max, feeType, fee, etaSec, mode, fields, quick, health } = channel
  return {
    channelId,
    group,
    logo,
    feeType,
    terms: channelVersion(channel),
    etaSec,
    mode,
    health,
    min: formatMoney(min),
    max: formatMoney(max),
    fee: formatMoney(fee),
    quick: quick.map((minor) => formatMoney(minor)),
    name: nameOf(channel, display),
    fields: fields.map((rule, order) => ({
      ...rule,
      enabled: true,
      order,
      acceptedPattern: acceptedPattern(rule.patternId),
    })),
  }
}

/** The bonus that was chosen with an order, as it was shown, and what became of it. */
function showBonus(
  order: Order,
  { language, settings }: DisplayContext,
): NonNullable<z.input<typeof OrderShape>['bonus']> | undefined {
  const terms = bonusTermsOf(order)
  if (!terms) return undefined
  const { amount, credited, bonusGiven, bonusRefused } = order
  const { bonus, required } = quoteOf(terms, credited ?? amount) ?? { bonus: 0n, required: 0n }
  const reason = bonusRefusals.find((one) => one === bonusRefused)
  return {
    bonusId: terms.code,
    ...(terms.titles && { title: inLanguage(terms.titles, language, settings.languages.default) }),
    state: bonusGiven !== null ? 'GIVEN' : bonusRefused !== null ? 'NOT_GIVEN' : 'CHOSEN',
    amount: formatMoney(bonus),
    required: formatMoney(required),
    multiple: terms.multiple,
    ...(terms.maxBet !== null && { maxBet: formatMoney(terms.maxBet) }),
    expiryDays: terms.days,
    ...(reason && { reason }),
  }
}

/** Orders with all that has happened to them, in the given order. */
export async function showOrders(
  db: Reader,
  orders: readonly Order[],
  display: DisplayContext,
): Promise<z.input<typeof OrderShape>[]> {
  if (orders.length === 0) return []
  const numbers = orders.map(({ orderNo }) => orderNo)
  const happened = await db
    .select()
    .from(depositEvent)
    .where(inArray(depositEvent.orderNo, numbers))
    .orderBy(asc(depositEvent.id))
  const pictures = await db
    .select({ orderNo: depositProof.orderNo, n: sql<number>`count(*)::int` })
    .from(depositProof)
    .where(inArray(depositProof.orderNo, numbers))
    .groupBy(depositProof.orderNo)
  return orders.map((order) => {
    const {
      orderNo,
      channelId,
      instructions: { payee, qr, url },
      credited,
      paidReference,
      bonusId,
    } = order
    const bonus = showBonus(order, display)
    const channel = display.settings.deposit.channels.find((one) => one.channelId === channelId)
    return {
      orderNo,
      status: order.state,
      currency: order.asset,
      reference: order.reference,
      amount: formatMoney(order.amount),
      fee: formatMoney(order.fee),
      payAmount: formatMoney(payAmountOf(order)),
      ...(credited !== null && { credited: formatMoney(credited) }),
      ...(order.takenBack !== null && {
        chargedBack: { taken: formatMoney(order.takenBack), owed: formatMoney(owedOf(order)) },
      }),
      channel: channel
        ? {
            channelId,
            group: channel.group,
            name: nameOf(channel, display),
            logo: channel.logo,
            mode: channel.mode,
          }
        : { channelId, group: 'BANK', name: channelId, logo: '', mode: 'TRANSFER' },
      ...(payee && { payee }),
      ...(qr && { qr }),
      ...(url && { payUrl: url }),
      ...(paidReference && { paidReference }),
      ...(bonusId && { bonusId }),
      multiple: playTermsOf(order, display.settings).multiple,
      ...(bonus && { bonus }),
      proofs: pictures.find((one) => one.orderNo === orderNo)?.n ?? 0,
      createdAt: order.createdAt.toISOString(),
      expiresAt: order.expiresAt.toISOString(),
      history: happened
        .filter((one) => one.orderNo === orderNo)
        .map(({ state, at, by, note, remark }) => ({
          state,
          at: at.toISOString(),
          by,
          note,
          ...(remark && { remark }),
        })),
    }
  })
}

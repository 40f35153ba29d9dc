import type { WithdrawOrder } from '@brand/sdk/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import { maskAccount } from '../../lib/text/mask-account.ts'
import { member } from '../../auth/schema.ts'
import { payoutPart, receiptPicture, withdrawal, withdrawalStep } from './schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Order } from './store.ts'
import { timeToPay, type Eta } from './eta.ts'

type Shown = z.input<typeof WithdrawOrder>

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

async function partsOf(db: Reader, numbers: string[]) {
  const rows = await db
    .select({ part: payoutPart, payer: member.account })
    .from(payoutPart)
    .leftJoin(member, eq(member.id, payoutPart.payerId))
    .where(inArray(payoutPart.orderNo, numbers))
    .orderBy(asc(payoutPart.partNo))
  const pictures = await db
    .select({
      id: receiptPicture.id,
      orderNo: receiptPicture.orderNo,
      partNo: receiptPicture.partNo,
      by: receiptPicture.by,
    })
    .from(receiptPicture)
    .where(inArray(receiptPicture.orderNo, numbers))
    .orderBy(asc(receiptPicture.at))
  return rows.map(({ part, payer }) => {
    const mine = pictures.filter((one) => one.orderNo === part.orderNo && one.partNo === part.partNo)
    const of = (by: 'MEMBER' | 'PAYER') => mine.filter((one) => one.by === by).map(({ id }) => id)
    return {
      orderNo: part.orderNo,
      shown: {
        partNo: part.partNo,
        amount: formatMoney(part.amount),
        status: part.state,
        paidAt: part.paidAt.toISOString(),
        ...(payer !== null && { payer: maskAccount(payer) }),
        deadline: iso(part.deadline),
        proof: of('PAYER'),
        pictures: of('MEMBER'),
      },
    }
  })
}

/** Orders as the contract defines them, with what happened to each, oldest first. */
export async function show(
  db: Reader,
  settings: Settings,
  orders: readonly Order[],
  canCancel: (order: Order) => boolean,
): Promise<Shown[]> {
  if (orders.length === 0) return []
  const numbers = orders.map(({ orderNo }) => orderNo)
  const steps = await db
    .select()
    .from(withdrawalStep)
    .where(inArray(withdrawalStep.orderNo, numbers))
    .orderBy(asc(withdrawalStep.id))
  const parts = await partsOf(db, numbers)
  const etas = new Map<string, Eta>()
  const kindOf = ({ methodId, reviewed }: Order) => `${methodId} ${reviewed}`
  for (const one of orders)
    if (!etas.has(kindOf(one))) etas.set(kindOf(one), await timeToPay(db, one, settings.withdraw))
  return orders.map((order) => {
    const { orderNo, amount, fee, asset, state, card, createdAt, closedAt } = order
    const mine = parts.filter((one) => one.orderNo === orderNo).map(({ shown }) => shown)
    return {
      orderNo,
      amount: formatMoney(amount),
      fee: formatMoney(fee),
      payout: formatMoney(amount - fee),
      currency: asset,
      status: state,
      card: { kind: card.kind, name: card.name, masked: card.masked },
      reviewed: order.reviewed,
      eta: etas.get(kindOf(order)) ?? { p50Sec: 0, p90Sec: 0, measured: false },
      history: steps
        .filter((step) => step.orderNo === orderNo)
        .map((step) => ({
          state: step.state,
          ...(step.partNo !== null && { partNo: step.partNo }),
          owner: step.owner,
          ...(step.reason && { reason: step.reason }),
          ...(step.remark && { remark: step.remark }),
          at: step.at.toISOString(),
          ...(step.expectedAt && { expectedAt: step.expectedAt.toISOString() }),
        })),
      parts: mine,
      receiptDeadline:
        mine
          .map(({ deadline }) => deadline)
          .filter((at) => at !== null)
          .toSorted()[0] ?? null,
      canCancel: canCancel(order),
      createdAt: createdAt.toISOString(),
      closedAt: iso(closedAt),
    }
  })
}

/** A picture of an order of the member. */
export async function pictureOf(db: Reader, memberId: string, imageId: string) {
  const [row] = await db
    .select({ type: receiptPicture.type, bytes: receiptPicture.bytes })
    .from(receiptPicture)
    .innerJoin(withdrawal, eq(withdrawal.orderNo, receiptPicture.orderNo))
    .where(and(eq(receiptPicture.id, imageId), eq(withdrawal.memberId, memberId)))
  return row
}

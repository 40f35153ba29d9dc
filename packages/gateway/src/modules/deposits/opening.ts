import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/client.ts'
import { newNumber } from '../../lib/text/order-number.ts'
import { minute } from '../../lib/time/clock.ts'
import { depositEvent, depositOrder } from './schema.ts'

/** An order of the sandbox that was made at a time and not paid within ten minutes. @returns its number */
export async function seedExpiredOrder(
  tx: Tx,
  { memberId, asset, amount }: { memberId: string; asset: string; amount: bigint },
  at: Date,
): Promise<string> {
  const { orderNo, reference } = newNumber('D', at)
  const expiresAt = new Date(at.getTime() + 10 * minute)
  await tx.insert(depositOrder).values({
    orderNo,
    memberId,
    asset,
    channelId: 'instant-wallet',
    provider: 'sandbox',
    intent: randomUUID(),
    amount,
    fee: 0n,
    reference,
    state: 'EXPIRED',
    expiresAt,
    submittedAt: at,
    createdAt: at,
  })
  await tx.insert(depositEvent).values([
    { orderNo, state: 'CREATED', by: 'MEMBER', at },
    { orderNo, state: 'WAITING_PAYMENT', by: 'SYSTEM', at },
    { orderNo, state: 'EXPIRED', by: 'SYSTEM', at: expiresAt },
  ])
  return orderNo
}

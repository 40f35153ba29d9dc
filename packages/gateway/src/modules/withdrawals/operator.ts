import { readFile } from 'node:fs/promises'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../../lib/clock.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Db } from '../../db/client.ts'
import { member, receiptPicture, withdrawal } from '../../db/schema/index.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Desk } from '../../lib/operator.ts'
import { orderBy, partsOf } from './store.ts'
import { createWithdrawals } from './service.ts'

interface DeskParts {
  db: Db
  clock: Clock
  settings: () => Settings
  moneyStopped: () => boolean
  /** Who sits here. */
  operator: string
}

/** `2 the bank sent it back`: a part of an order, and words about it. */
function partAnd(words: string): { partNo: number; rest: string } {
  const [, part, rest = ''] = /^(\d{1,2})\s*(.*)$/s.exec(words) ?? []
  if (!part) throw refuse('validation', { message: 'say which part: 1, 2, …' })
  return { partNo: Number(part), rest: rest.slice(0, 200) }
}

/**
 * What an operator does with withdrawals. Works on the database: the running gateways carry on what is decided here,
 * and tell the person.
 */
export function withdrawalDesk({ operator, ...parts }: DeskParts): Desk {
  const { db } = parts
  const { desk } = createWithdrawals({ ...parts, log: { warn: () => {}, error: () => {} } })

  async function told(orderNo: string): Promise<string> {
    const order = await orderBy(db, orderNo)
    if (!order) throw refuse('not_found', { message: `no order ${orderNo}` })
    const proofs = await db
      .select({ partNo: receiptPicture.partNo, n: sql<number>`count(*)::int` })
      .from(receiptPicture)
      .where(and(eq(receiptPicture.orderNo, orderNo), eq(receiptPicture.by, 'PAYER')))
      .groupBy(receiptPicture.partNo)
    const states = (await partsOf(db, orderNo)).map(({ partNo, amount, state, forcedBy }) => {
      const shown = proofs.find((one) => one.partNo === partNo)?.n ?? 0
      return `${partNo}: ${formatMoney(amount)} ${state}${shown ? ` (proofs: ${shown})` : ''}${forcedBy ? ` (${forcedBy} would force it)` : ''}`
    })
    return [`${orderNo} ${order.state} ${formatMoney(order.amount)} ${order.asset}`, order.flags.join(' '), ...states]
      .filter(Boolean)
      .join(', ')
  }

  /** `demo2=600.00 demo3=400`: who paid what of it; `bank` is nobody. */
  async function payers(words: string) {
    return Promise.all(
      words
        .split(/\s+/)
        .filter(Boolean)
        .map(async (word) => {
          const [account = '', text] = word.split('=')
          const amount = parseMoney(text)
          if (amount === undefined || amount === 0n)
            throw refuse('validation', { message: 'say who paid what: account=600.00 …' })
          if (account === 'bank') return { amount }
          const [row] = await db.select({ id: member.id }).from(member).where(eq(member.account, account))
          if (!row) throw refuse('not_found', { message: `nobody is called ${account}` })
          return { amount, payerId: row.id }
        }),
    )
  }

  const by = operator
  return {
    prefix: 'W',
    async list() {
      const open = await db
        .select({ orderNo: withdrawal.orderNo })
        .from(withdrawal)
        .where(isNull(withdrawal.closedAt))
        .orderBy(asc(withdrawal.createdAt))
        .limit(200)
      return Promise.all(open.map(({ orderNo }) => told(orderNo)))
    },
    verbs: {
      approve: async (orderNo, remark) => (await desk.approve(orderNo, { by, remark }), told(orderNo)),
      reject: async (orderNo, remark) => {
        if (remark === '') throw refuse('validation', { message: 'a rejection says why' })
        await desk.reject(orderNo, { by, remark: remark.slice(0, 200) })
        return told(orderNo)
      },
      /** By a channel, also where others failed. */
      pay: async (orderNo, channelId) => (await desk.pay(orderNo, channelId, { by }), told(orderNo)),
      /** Where a provider is gone or wrong, and it is sure that nothing was sent. */
      fail: async (orderNo, remark) => (await desk.fail(orderNo, { by, remark: remark.slice(0, 200) }), told(orderNo)),
      'paid-by': async (orderNo, words) => (await desk.paidBy(orderNo, await payers(words), { by }), told(orderNo)),
      resend: async (orderNo, words) => {
        const { partNo, rest } = partAnd(words)
        await desk.resend(orderNo, partNo, { by, remark: rest })
        return told(orderNo)
      },
      refund: async (orderNo, words) => {
        const { partNo, rest } = partAnd(words)
        await desk.refund(orderNo, partNo, { by, remark: rest })
        return told(orderNo)
      },
      /** `1 receipt.png`: what the payer of a part has to show, a PNG or JPEG on this machine. */
      'attach-proof': async (orderNo, words) => {
        const { partNo, rest } = partAnd(words)
        const file = await readFile(rest).catch(() => undefined)
        if (!file)
          throw refuse('validation', { message: `say the part and a picture: ${rest || 'none'} cannot be read` })
        await desk.addProof(orderNo, partNo, file.toString('base64'), by)
        return told(orderNo)
      },
      /** `1 mitu the statement shows it`: two operators name themselves, and the second's words are shown. */
      force: async (orderNo, words) => {
        const { partNo, rest } = partAnd(words)
        const [who = '', ...reason] = rest.split(/\s+/)
        if (reason.length === 0) throw refuse('validation', { message: 'say the part, who you are, and why' })
        await desk.force(orderNo, partNo, { by: who, remark: reason.join(' ') })
        return told(orderNo)
      },
    },
  }
}

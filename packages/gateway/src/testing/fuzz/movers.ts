import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fromOwnAddress } from './players.ts'
import { createBrandClient, createSessionStore, isGatewayError, memoryStorage } from '@brand/sdk'
import { memberCalls, type WithdrawOrder } from '@brand/sdk/member'
import { formatMoney, parseMoney } from '../../ledger/money.ts'

/** Codes for an unknown result: the connection was lost, or the operator is unreachable. */
const silences: readonly string[] = [
  'network_abnormal',
  'timeout',
  'aborted',
  'unavailable',
  'unknown',
  'throttled',
  'rate_limited',
]

/** Calls until the result is known; a money call uses the same key each time. */
export async function answered<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!isGatewayError(error) || !(error.retryable || silences.includes(error.code))) throw error
      await delay(100)
    }
  }
}

/** The refusal, if a call was refused because another actor or the deadline came first. */
async function unless<T>(code: string, call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await answered(call)
  } catch (error) {
    if (isGatewayError(error, code as 'order_closed')) return undefined
    throw error
  }
}

const password = 'Padma2026'
const fundPassword = '280416'
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const minor = (text: string) => parseMoney(text) ?? 0n

/** A vendor call, repeated until the result is known. */
export type Book = (vass: string, call: string, body: Record<string, unknown>) => Promise<Record<string, unknown>>

/**
 * A member who moves money over HTTP with the published client, and plays through `book`; `url` may change meanwhile.
 */
export async function mover(url: () => string, account: string, book: Book) {
  const here = 'http://house.test'
  const own = fromOwnAddress()
  const sdk = createBrandClient({
    baseUrl: here,
    session: createSessionStore(memoryStorage()),
    fetch: (input, init) => own((input instanceof Request ? input.url : String(input)).replace(here, url()), init),
  })
  const member = memberCalls(sdk)
  /** Expected balance, in minor units. */
  let cash = 1_000_000n
  let upwards = 0n
  const orders = { deposits: 0, withdrawals: 0, transfers: 0, bonuses: 0, refunds: 0, byTime: 0 }

  await answered(() => sdk.member.register({ username: account, password, confirmPassword: password, agreed: true }))

  return {
    account,
    orders,
    get upwards() {
      return upwards
    },
    expected: () => formatMoney(cash),

    /** Logs in again if the session expired after half an hour of inactivity. */
    async logIn(): Promise<void> {
      await answered(() => sdk.session.login({ username: account, password }))
    },

    /** Prepares a withdrawal. @returns the payout account */
    async bind(): Promise<string> {
      await answered(() =>
        member.fundPassword.set({
          loginPassword: password,
          newFundPassword: fundPassword,
          confirmFundPassword: fundPassword,
        }),
      )
      await answered(() => member.payoutAccounts.setName({ realName: 'Rina Akter' }))
      const walletNumber = String(1_710_000_000 + randomInt(99_999_999)).padStart(11, '0')
      return (
        await answered(() =>
          member.payoutAccounts.save({
            fundPassword,
            methodId: 'wallet',
            fields: { walletName: 'Hash', walletNumber },
          }),
        )
      ).accountId
    },

    /** Deposits 500.00 by the instant channel, up to its terminal state. */
    async deposit(bonusId?: string): Promise<void> {
      const key = randomUUID()
      const { orderNo } = await answered(() =>
        member.deposits.submit(
          { channelId: 'instant-wallet', amount: '500.00', ...(bonusId && { bonusId }) },
          { idempotencyKey: key },
        ),
      )
      await unless('order_closed', () => member.deposits.proof({ orderNo, paidReference: 'TRX 1' }))
      for (;;) {
        const { status } = await answered(() => member.deposits.order({ orderNo }))
        if (status === 'CONFIRMED') break
        if (status !== 'SUBMITTED' && status !== 'WAITING_PAYMENT' && status !== 'CREATED')
          throw new Error(`${orderNo} is ${status}`)
        await delay(50)
      }
      cash += 50_000n
      orders.deposits++
    },

    /** The turnover that a deposit of 500.00 requires: slot rounds of 100.00 that return their stakes, or win more. */
    async play(win = '100.00'): Promise<void> {
      const list = await answered(() => sdk.games.list({ gameType: 'RNG', pageSize: 99 }))
      const { nodeId = 0, vassalage = '' } = list.items.find(({ status }) => status === 'ON') ?? {}
      let session: Record<string, unknown> = {}
      // A one-time token whose response was lost is used up: the game is launched again.
      while (session['status'] !== 'OK') {
        const { content } = await answered(() =>
          sdk.games.launch({ nodeId, vassalage, gameType: 'RNG', language: 'en', backUrl: '/' }),
        )
        session = await book(vassalage, 'authenticate', {
          token: new URL(content.game_url ?? '').searchParams.get('token'),
        })
      }
      const about = {
        token: session['token'],
        playerId: session['playerId'],
        gameId: String(nodeId),
        currency: session['currency'],
        amount: '100.00',
      }
      for (let played = 0; played < 5; played++) {
        const bet = { ...about, roundId: randomUUID(), txId: randomUUID() }
        for (const [call, body] of [
          ['debit', bet],
          ['credit', { ...bet, amount: win, txId: randomUUID(), refTxId: bet.txId, roundClosed: true }],
        ] as const) {
          const response = await book(vassalage, call, body)
          if (response['status'] !== 'OK') throw new Error(`${call}: ${JSON.stringify(response)}`)
        }
      }
    },

    /** The bonus of a first deposit, forfeited again. */
    async bonus(): Promise<void> {
      await this.deposit('FIRST_DEPOSIT')
      if ((await answered(() => sdk.wallet.balance())).bonus !== '250.00')
        throw new Error('no bonus came with the deposit')
      const key = randomUUID()
      await answered(() => member.turnover.forfeit({}, { idempotencyKey: key }))
      orders.bonuses++
    },

    /**
     * Withdraws 100.00 in three parts, and takes one of the member's actions on each; `refund` is the operator's action
     * on a part that did not arrive.
     */
    async withdraw(accountId: string, refund: (orderNo: string, partNo: number) => Promise<unknown>): Promise<void> {
      const key = randomUUID()
      const { orderNo } = await answered(() =>
        member.withdrawals.submit({ fundPassword, accountId, amount: '100.00' }, { idempotencyKey: key }),
      )
      const detail = () => answered(() => member.withdrawals.detail({ orderNo }))
      const until = async (done: (order: WithdrawOrder) => boolean) => {
        for (;;) {
          const order = await detail()
          if (done(order)) return order
          await delay(50)
        }
      }
      const { parts } = await until(({ status }) => status === 'AWAITING_RECEIPT' || status === 'COMPLETED')
      const actOnReceipt = (input: object) => {
        const once = randomUUID()
        return unless('order_closed', () =>
          member.receipts.act({ orderNo, action: 'RECEIVED', ...input }, { idempotencyKey: once }),
        )
      }
      const action = randomInt(4)
      if (action === 0) await actOnReceipt({ action: 'FULLY_PAID' })
      if (action === 1) for (const { partNo } of parts) await actOnReceipt({ partNo })
      if (action === 2) {
        const sent = await unless('order_closed', () =>
          member.receipts.addPicture({ orderNo, partNo: 1, image: picture }),
        )
        const disputed =
          sent && (await actOnReceipt({ partNo: 1, action: 'NOT_RECEIVED', reason: 'nothing', images: [sent.imageId] }))
        if (disputed) await refund(orderNo, 1)
      }
      // Parts without an action end by their deadline.
      const end = await until(({ closedAt }) => closedAt !== null)
      const back = end.parts
        .filter(({ status }) => status === 'REFUNDED')
        .reduce((sum, { amount }) => sum + minor(amount), 0n)
      cash -= 10_000n - back
      orders.withdrawals++
      if (back > 0n) orders.refunds++
      if (end.parts.some(({ status }) => status === 'AUTO_RECEIVED')) orders.byTime++
    },

    /** Transfers 10.00 to the upline. */
    async transferToUpline(): Promise<void> {
      const key = randomUUID()
      await answered(() => member.upline.submit({ amount: '10.00', fundPassword }, { idempotencyKey: key }))
      cash -= 1000n
      upwards += 1000n
      orders.transfers++
    },

    /** Transfers to a vendor or back, until the result is known. */
    async toVendor(direction: 'IN' | 'OUT', amount: string): Promise<void> {
      const key = randomUUID()
      let { state, transferId } = await answered(() =>
        sdk.wallet.transfer({ vassalage: 'PG', direction, amount }, { idempotencyKey: key }),
      )
      while (state !== 'CONFIRMED' && state !== 'REVERSED') {
        await delay(100)
        ;({ state } = await answered(() => sdk.wallet.transferStatus({ transferId })))
      }
      if (state === 'CONFIRMED') cash += (direction === 'IN' ? -1n : 1n) * minor(amount)
      orders.transfers++
    },

    wallet: () => answered(() => sdk.wallet.balance()),
    /** Number of orders in the gateway, and those that have not ended. */
    async orderCounts() {
      const [ins, outs] = [
        await answered(() => member.records.deposits({ pageSize: 500 })),
        await answered(() => member.records.withdrawals({ pageSize: 500 })),
      ]
      const open = [
        ...(await answered(() => member.records.deposits({ outcome: 'OPEN' }))).list,
        ...(await answered(() => member.records.withdrawals({ outcome: 'OPEN' }))).list,
      ]
      return { deposits: ins.totalCount, withdrawals: outs.totalCount, open: open.length }
    },
    close: () => sdk.close(),
  }
}

export type Mover = Awaited<ReturnType<typeof mover>>

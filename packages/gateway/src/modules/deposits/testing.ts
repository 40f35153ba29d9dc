import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { call, registered, valueOf, type Answer } from '../../testing/inject.ts'
import type { Payment, PaymentProvider } from './provider.ts'

export interface ShownOrder {
  orderNo: string
  status: string
  amount: string
  payAmount: string
  credited?: string
  reference: string
  proofs: number
  history: { state: string; by: string; note: string; remark?: string }[]
}

/** A test provider: it has the money the test sets, and signs with a plain string. */
export function fakeProvider() {
  const payments = new Map<string, Payment[]>()
  const requested = { open: 0, look: 0 }
  let mood: 'well' | 'silent' | 'refuses' = 'well'
  const provider: PaymentProvider = {
    async open() {
      requested.open++
      if (mood === 'silent') throw new Error('no answer')
      return mood === 'refuses'
        ? { refused: 'declined' }
        : { payee: { bank: 'Test Bank', name: 'House', account: '1' } }
    },
    async look({ orderNo }) {
      requested.look++
      if (mood === 'silent') throw new Error('no answer')
      return { payments: payments.get(orderNo) ?? [] }
    },
    notice: (headers, body) => (headers['x-word'] === 'friend' ? readPayment(body) : undefined),
  }
  return {
    provider,
    requested,
    providerState: (now: typeof mood) => void (mood = now),
    has: (orderNo: string, payment: Payment) => void payments.set(orderNo, [...(payments.get(orderNo) ?? []), payment]),
  }
}

function readPayment(body: Buffer): Payment {
  const { ref, orderNo, amount } = JSON.parse(body.toString()) as { ref: string; orderNo?: string; amount: string }
  return { ref, amount: BigInt(amount), ...(orderNo && { orderNo }) }
}

/** Channels of the tests, in addition to the sandbox's, one with each behaviour. */
export const testChannel = {
  channelId: 'test',
  group: 'BANK',
  name: { en: 'Test', bn: 'টেস্ট' },
  logo: 'T',
  min: 100,
  max: 1_000_000_00,
  etaSec: 1,
  mode: 'TRANSFER',
  provider: 'fake',
} as const

/** A person with a wallet, and what they can do with deposits. */
export async function depositor(app: FastifyInstance, name: string) {
  const token = await registered(app, name)
  const made = (answer: Answer<ShownOrder>) => valueOf(answer)
  const submit = (input: object = {}, key: string = randomUUID()) =>
    call<ShownOrder>(
      app,
      contract.deposits.submit,
      { channelId: 'test', amount: '500.00', ...input },
      { token, headers: { 'idempotency-key': key } },
    )
  const balance = async () =>
    valueOf(await call<{ sumBalance: string; bonus: string }>(app, contract.wallet.balance, {}, { token }))
  return {
    token,
    submit,
    balance,
    ordered: async (input: object = {}) => made(await submit(input)),
    order: async (named: object) => call<ShownOrder>(app, contract.deposits.order, { ...named }, { token }),
    proof: (orderNo: string, more: object = {}) =>
      call<ShownOrder>(app, contract.deposits.proof, { orderNo, ...more }, { token }),
    cancel: (orderNo: string) => call<ShownOrder>(app, contract.deposits.cancel, { orderNo }, { token }),
    settings: async (input: object = {}) =>
      valueOf(
        await call<{
          orders: ShownOrder[]
          limit?: { left: string }
          askLimit: boolean
          offers: { bonusId: string; quote?: object }[]
        }>(app, contract.deposits.settings, { ...input }, { token }),
      ),
  }
}

import type { IncomingHttpHeaders } from 'node:http'
import type { Instructions } from './schema.ts'

/** An order as shown to a provider: nothing about the person. Money in minor units. */
export interface PaymentOrder {
  /** Also the provider's idempotency key: opening the same number twice is one payment. */
  readonly orderNo: string
  readonly channelId: string
  /** What the channel's settings pass to its provider. */
  readonly behaviour: string
  readonly asset: string
  /** What the person is to pay, to the last digit. */
  readonly payAmount: bigint
  /** The reference the person adds to the payment. */
  readonly reference: string
  readonly createdAt: Date
  readonly expiresAt: Date
  /** When the person reported the payment. */
  readonly submittedAt: Date | null
}

/** Money the provider holds for us. */
export interface Payment {
  /** The provider's own number of it, never used twice: it makes the credit happen exactly once. */
  ref: string
  /** Which order it is for; absent where the provider does not know. */
  orderNo?: string
  /** Minor units, as it came: less or more than requested is reviewed. */
  amount: bigint
}

export interface PaymentNews {
  /** Everything that has come for the order so far. What was returned before may be returned again. */
  payments: Payment[]
  /**
   * The payment will never come: why, as a short code (`declined`). Money that comes all the same is still reported.
   */
  refused?: string
}

/**
 * One payment provider. A team that connects another writes this and hands it to `createApp({ providers })`; channels
 * name it in the settings (`deposit.channels[].provider`). Calls may be repeated at any time, by several gateways at
 * once, and after a crash, so all of them answer the same for the same order. One that throws, or does not answer for
 * five seconds, is called again later; a missing answer only means that an unpaid order expires.
 */
export interface PaymentProvider {
  /** Prepares a payment: where the person pays. */
  open(order: PaymentOrder): Promise<Instructions | { refused: string }>
  /**
   * What is known of an order's money. Queried every few seconds while the order is open, and for a day after it has
   * expired.
   */
  look(order: PaymentOrder): Promise<PaymentNews>
  /**
   * Reads a call the provider makes to `POST /payment/v1/<provider>/notice`, so that the order need not wait for the
   * next query. It must check that the call is authentic (a signature over the raw body). Undefined: it is not, and is
   * answered 401.
   */
  notice?(headers: IncomingHttpHeaders, body: Buffer): Payment | undefined
}

export type Providers = Readonly<Record<string, PaymentProvider>>

const patienceMs = 5000

/** A provider's answer, or undefined where it has none. */
export async function answerOf<T>(call: () => Promise<T>, onSilence: (error: unknown) => void): Promise<T | undefined> {
  let late: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new Error('no answer in time')), patienceMs).unref()
  })
  try {
    return await Promise.race([call(), patience])
  } catch (error) {
    onSilence(error)
    return undefined
  } finally {
    clearTimeout(late)
  }
}

import type { Clock } from '../../lib/time/clock.ts'
import type { Card } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'

/** A payout as shown to a provider. Money in minor units. */
export interface PayoutOrder {
  /** Order and attempt: also the provider's idempotency key. A retry of a channel is a new payout. */
  readonly ref: string
  readonly channelId: string
  /** What the channel's settings pass to its provider. */
  readonly behaviour: string
  readonly asset: string
  readonly amount: bigint
  readonly card: Card
  /** When it was first requested. */
  readonly since: Date
}

export type PayoutNews =
  /** It is done; in several parts where it was paid by several. They make up the amount. */
  | { state: 'PAID'; parts: bigint[] }
  | { state: 'PENDING' }
  /** It is not done and never will be: why, as a short code. */
  | { state: 'FAILED'; reason: string }

/**
 * A provider that pays out, beside those that take in (`PaymentProvider`). A repeat with the same `ref` is the same
 * payout and returns its state. One that throws or does not answer is called again: nothing is concluded from a missing
 * answer.
 */
export interface PayoutProvider {
  pay(order: PayoutOrder): Promise<PayoutNews>
}

export type PayoutProviders = Readonly<Record<string, PayoutProvider>>

/** As other members' deposits might come: the half, three tenths and the rest. */
function split(amount: bigint): bigint[] {
  const half = amount / 2n
  const third = (amount * 3n) / 10n
  return [half, third, amount - half - third].filter((part) => part > 0n)
}

/** Play money, by a provider that keeps nothing: its answers follow from the order and the time. */
export function sandboxPayouts(clock: Clock, settings: () => Settings): PayoutProvider {
  return {
    async pay({ behaviour, amount, since }) {
      switch (behaviour) {
        case 'failing':
          return { state: 'FAILED', reason: 'bank_refused' }
        case 'slow':
          return clock.now().getTime() - since.getTime() >= settings().withdraw.sandboxSlowSeconds * 1000
            ? { state: 'PAID', parts: [amount] }
            : { state: 'PENDING' }
        default:
          return { state: 'PAID', parts: behaviour === 'split' ? split(amount) : [amount] }
      }
    },
  }
}

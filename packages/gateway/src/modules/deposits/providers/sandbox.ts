import type { Clock } from '../../../lib/time/clock.ts'
import { formatMoney } from '../../../ledger/money.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { PaymentNews, PaymentOrder, PaymentProvider } from '../provider.ts'

const none: PaymentNews = { payments: [] }
const second = 1000

/**
 * A provider of play money that keeps nothing: its answers follow from the order and the time. The channel sets its
 * behaviour: `instant` has the money as soon as the person has paid, `slow` after some time or when an operator
 * decides, `failing` declines, `late` has it when the order has already expired.
 */
export function sandboxProvider(clock: Clock, settings: () => Settings): PaymentProvider {
  const since = (moment: Date | null) => (moment ? (clock.now().getTime() - moment.getTime()) / second : -1)
  const paid = ({ orderNo, payAmount }: PaymentOrder): PaymentNews => ({
    payments: [{ ref: `S-${orderNo}`, orderNo, amount: payAmount }],
  })

  return {
    async open({ channelId, asset, payAmount, reference }) {
      const account = `SANDBOX-${channelId.toUpperCase()}`
      return {
        payee: { bank: 'Sandbox Bank', name: 'Play Money House', account },
        qr: `sandbox:${account}?amount=${formatMoney(payAmount)}&currency=${asset}&reference=${reference}`,
      }
    },
    async look(order) {
      const { sandboxSlowSeconds: slow, sandboxLateSeconds: late } = settings().deposit
      const state = since(order.submittedAt)
      switch (order.behaviour) {
        case 'instant':
          return state >= 0 ? paid(order) : none
        case 'slow':
          return slow > 0 && state >= slow ? paid(order) : none
        case 'failing':
          return state >= 0 ? { payments: [], refused: 'declined' } : none
        case 'late':
          return since(order.expiresAt) >= late ? paid(order) : none
        default:
          return none
      }
    },
  }
}

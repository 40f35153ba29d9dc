import { toDecimal, toMinor } from '../money.ts'
import type { Answer, AuthenticateAnswer, Gateway, Method, Reply } from '../wallet.ts'
import type { MoveOutcome, Owner, Wallets } from './wallets.ts'

/** A booking as `bookingBody` writes it; `wallet` is there where the player plays from a wallet of this vendor. */
interface Booking {
  wallet?: 'own'
  requestId: string
  token: string
  playerId: string
  gameId: string
  txId: string
  refTxId?: string
  amount?: string
  currency: string
}

/**
 * The gateway for bookings of its own wallet, and our wallets, under the same rules, for players whose money was moved
 * here.
 */
export function withOwnWallets(gateway: Gateway, wallets: Wallets): Gateway {
  async function own(
    vass: string,
    method: Method,
    { requestId, token, playerId, gameId, txId, refTxId = '', amount = '0.00', currency }: Booking,
  ): Promise<Reply> {
    const owner: Owner = { vass, playerId, currency }
    const reply = (status: Answer['status']): Reply => ({
      known: true,
      answer: { status, balance: toDecimal(wallets.balance(owner)), currency },
    })
    const outcomeReply = (outcome: MoveOutcome): Reply =>
      reply(
        outcome.done
          ? 'OK'
          : outcome.reason === 'CANCELLED'
            ? 'TX_ROLLED_BACK'
            : outcome.reason === 'CONFLICT'
              ? 'DUPLICATE_CONFLICT'
              : outcome.reason,
      )
    if (method === 'credit') return outcomeReply(wallets.move(owner, txId, 'credit', toMinor(amount)))
    if (method === 'rollback') return outcomeReply(wallets.takeBack(owner, txId, refTxId, toMinor(amount)))
    // The operator decides whether the player may still play; an operator that does not answer does not block a player
    // with money here.
    const permission = await gateway.call(vass, 'balance', JSON.stringify({ requestId, token, playerId, gameId }))
    if (permission.known && permission.answer.status !== 'OK') return reply(permission.answer.status)
    return method === 'debit' ? outcomeReply(wallets.move(owner, txId, 'debit', toMinor(amount))) : reply('OK')
  }

  return {
    call(vass: string, method: Method, body: string): Promise<Reply<AuthenticateAnswer>> {
      const booking = JSON.parse(body) as Booking
      // Only `authenticate` answers more, and it is never called here.
      return booking.wallet === 'own'
        ? (own(vass, method, booking) as Promise<Reply<AuthenticateAnswer>>)
        : gateway.call(vass, method as 'authenticate', body)
    },
  }
}

import { toDecimal, toMinor } from '../money.ts'
import type { Answer, AuthenticateAnswer, Gateway, Method, Reply } from '../wallet.ts'
import type { Fate, Owner, Purse } from './purse.ts'

/** A booking as `bookingBody` writes it; `wallet` is there where the player plays from a purse of ours. */
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
 * The gateway for bookings of its own wallet, and our purses, under the same rules, for those of players who brought
 * their money here.
 */
export function seatedAt(gateway: Gateway, purse: Purse): Gateway {
  async function own(
    vass: string,
    method: Method,
    { requestId, token, playerId, gameId, txId, refTxId = '', amount = '0.00', currency }: Booking,
  ): Promise<Reply> {
    const owner: Owner = { vass, playerId, currency }
    const said = (status: Answer['status']): Reply => ({
      known: true,
      answer: { status, balance: toDecimal(purse.balance(owner)), currency },
    })
    const told = (fate: Fate): Reply =>
      said(
        fate.done
          ? 'OK'
          : fate.reason === 'CANCELLED'
            ? 'TX_ROLLED_BACK'
            : fate.reason === 'CONFLICT'
              ? 'DUPLICATE_CONFLICT'
              : fate.reason,
      )
    if (method === 'credit') return told(purse.move(owner, txId, 'credit', toMinor(amount)))
    if (method === 'rollback') return told(purse.takeBack(owner, txId, refTxId, toMinor(amount)))
    // The operator knows whether the player may still play; an operator that does not answer stops nobody who has money
    // here.
    const may = await gateway.call(vass, 'balance', JSON.stringify({ requestId, token, playerId, gameId }))
    if (may.known && may.answer.status !== 'OK') return said(may.answer.status)
    return method === 'debit' ? told(purse.move(owner, txId, 'debit', toMinor(amount))) : said('OK')
  }

  return {
    call(vass: string, method: Method, body: string): Promise<Reply<AuthenticateAnswer>> {
      const booking = JSON.parse(body) as Booking
      // Only `authenticate` answers more, and it never comes here.
      return booking.wallet === 'own'
        ? (own(vass, method, booking) as Promise<Reply<AuthenticateAnswer>>)
        : gateway.call(vass, method as 'authenticate', body)
    },
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { AuthenticateAnswer, Gateway, Method, Reply } from './wallet.ts'

/**
 * What a test may have happen to our own money calls: `slow` sends late, `twice` sends the same bytes twice at once,
 * `lost` does not receive the answer, `bad` sends it wrongly signed before, `early` sends a debit's rollback before the
 * debit itself.
 */
export const callFailures = ['none', 'slow', 'twice', 'lost', 'bad', 'early'] as const
export type CallFailure = (typeof callFailures)[number]

const SLOW_MS = 1200

/** The rollback for a debit's bytes, named as in rounds/round.ts. */
function rollbackOf(debit: string): string {
  const body = JSON.parse(debit) as { txId: string; roundId: string }
  const id = `${body.roundId}-rollback`
  return JSON.stringify({ ...body, requestId: id, txId: id, refTxId: body.txId })
}

/**
 * For tests of the gateway: each money call gets the next of the failures, in a cycle. `forged` signs with what is no
 * secret.
 */
export function withFailures(gateway: Gateway, forged: Gateway, failures: readonly CallFailure[]): Gateway {
  if (failures.every((failure) => failure === 'none')) return gateway
  let next = 0
  async function call(vass: string, method: Method, body: string): Promise<Reply<AuthenticateAnswer>> {
    const send = () => gateway.call(vass, method as 'authenticate', body)
    if (method === 'authenticate' || method === 'balance') return send()
    switch (failures[next++ % failures.length]) {
      case 'slow':
        await pause(SLOW_MS)
        return send()
      case 'twice':
        return (await Promise.all([send(), send()]))[1]
      case 'lost':
        await send()
        return { known: false, why: 'not heard, as the test wants it' }
      case 'bad':
        await forged.call(vass, method, body)
        return send()
      case 'early':
        if (method === 'debit') await gateway.call(vass, 'rollback', rollbackOf(body))
        return send()
      default:
        return send()
    }
  }
  return { call }
}

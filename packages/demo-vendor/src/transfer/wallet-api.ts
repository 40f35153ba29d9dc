import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { toDecimal, toMinor } from '../money.ts'
import { sign } from '../wallet.ts'
import type { RoundsNamed } from '../rounds/named.ts'
import type { MoveOutcome, Wallets } from './wallets.ts'

/**
 * What a test may have happen to a call: `slow` answers late, `fail` answers 503 and does nothing, `lost` does it and
 * cuts the connection, `drop` cuts the connection before.
 */
export const walletFailures = ['none', 'slow', 'fail', 'lost', 'drop'] as const
export type WalletFailure = (typeof walletFailures)[number]

const methods = ['deposit', 'withdraw', 'query', 'balance'] as const
/** Rounds an operator may query at once. */
const roundsAtOnce = 100
type Method = (typeof methods)[number]
const isMethod = (name: string): name is Method => (methods as readonly string[]).includes(name)

export interface WalletCall {
  vass: string
  method: string
  headers: IncomingHttpHeaders
  raw: string
}

const skewSeconds = 300
const id = /^[\x21-\x7e]{1,128}$/
const amounts = /^(0|[1-9]\d{0,11})\.\d{2}$/

function isSigned(secret: string, { vass, method, headers, raw }: WalletCall): boolean {
  const { 'x-vendor': named, 'x-timestamp': at, 'x-signature': signature } = headers
  if (
    named !== vass ||
    typeof at !== 'string' ||
    !/^\d{1,12}$/.test(at) ||
    typeof signature !== 'string' ||
    !/^[0-9a-f]{64}$/.test(signature)
  )
    return false
  if (Math.abs(Date.now() / 1000 - Number(at)) > skewSeconds) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(secret, at, `${method}.${raw}`), 'hex'))
}

function fields(raw: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(raw)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/**
 * The operator's API of our wallets: `POST /wallet/v1/{brand}/{deposit|withdraw|query|balance}`, signed over
 * `timestamp.method.body`. `rounds` returns the state of the named rounds. `DONE` and `REFUSED` are final and the same
 * for every repeat of a transferId; a query for one that has not arrived refuses it permanently.
 */
export function createWalletApi(wallets: Wallets, secrets: ReadonlyMap<string, string>, named: RoundsNamed) {
  return function answer(call: WalletCall): { status: number; body: Record<string, unknown> } {
    const { vass, method, raw } = call
    const secret = secrets.get(vass)
    if (secret === undefined || !isSigned(secret, call)) return { status: 401, body: { status: 'BAD_SIGNATURE' } }
    const { playerId, currency, transferId, amount, roundIds } = fields(raw)
    const bad = { status: 400, body: { status: 'BAD_REQUEST' } }
    if (method === 'rounds') {
      if (
        !Array.isArray(roundIds) ||
        roundIds.length > roundsAtOnce ||
        !roundIds.every((one) => typeof one === 'string')
      )
        return bad
      return { status: 200, body: { status: 'OK', rounds: named(vass, roundIds) } }
    }
    if (
      !isMethod(method) ||
      typeof playerId !== 'string' ||
      !id.test(playerId) ||
      typeof currency !== 'string' ||
      !/^[A-Z]{3,8}$/.test(currency)
    )
      return bad
    const owner = { vass, playerId, currency }
    const balance = () => ({ balance: toDecimal(wallets.balance(owner)), currency })
    if (method === 'balance') {
      const played = Object.fromEntries(
        wallets
          .played(owner)
          .map(({ game_id: game, staked, risked }) => [game, { staked: toDecimal(staked), risked: toDecimal(risked) }]),
      )
      return { status: 200, body: { status: 'OK', ...balance(), played } }
    }
    if (typeof transferId !== 'string' || !id.test(transferId)) return bad
    const outcomeReply = (outcome: MoveOutcome) => ({
      status: 200,
      body: {
        status: outcome.done ? 'DONE' : 'REFUSED',
        ...(!outcome.done && { reason: outcome.reason }),
        transferId,
        ...balance(),
      },
    })
    if (method === 'query') return outcomeReply(wallets.ask(owner, transferId))
    if (typeof amount !== 'string' || !amounts.test(amount) || toMinor(amount) === 0) return bad
    return outcomeReply(wallets.move(owner, transferId, method, toMinor(amount)))
  }
}

export type WalletApi = ReturnType<typeof createWalletApi>

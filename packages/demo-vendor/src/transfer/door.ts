import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { toDecimal, toMinor } from '../money.ts'
import { sign } from '../wallet.ts'
import type { RoundsNamed } from '../rounds/named.ts'
import type { Fate, Purse } from './purse.ts'

/**
 * What a test may have happen to a call: `slow` answers late, `fail` says 503 and does nothing, `lost` does it and cuts
 * the line, `drop` cuts the line before.
 */
export const troubles = ['none', 'slow', 'fail', 'lost', 'drop'] as const
export type Trouble = (typeof troubles)[number]

const methods = ['deposit', 'withdraw', 'query', 'balance'] as const
/** Rounds an operator may ask about at once. */
const roundsAtOnce = 100
type Method = (typeof methods)[number]
const isMethod = (name: string): name is Method => (methods as readonly string[]).includes(name)

export interface DoorCall {
  vass: string
  method: string
  headers: IncomingHttpHeaders
  raw: string
}

const skewSeconds = 300
const id = /^[\x21-\x7e]{1,128}$/
const amounts = /^(0|[1-9]\d{0,11})\.\d{2}$/

function isSigned(secret: string, { vass, method, headers, raw }: DoorCall): boolean {
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
 * The operator's door to our wallets: `POST /wallet/v1/{brand}/{deposit|withdraw|query|balance}`, signed over
 * `timestamp.method.body`.
 * `rounds` tells how the named rounds stand. `DONE` and `REFUSED` are final and the same for every repeat of a
 * transferId; asking about one that has not come refuses it for ever.
 */
export function doorOf(purse: Purse, secrets: ReadonlyMap<string, string>, named: RoundsNamed) {
  return function answer(call: DoorCall): { status: number; said: Record<string, unknown> } {
    const { vass, method, raw } = call
    const secret = secrets.get(vass)
    if (secret === undefined || !isSigned(secret, call)) return { status: 401, said: { status: 'BAD_SIGNATURE' } }
    const { playerId, currency, transferId, amount, roundIds } = fields(raw)
    const bad = { status: 400, said: { status: 'BAD_REQUEST' } }
    if (method === 'rounds') {
      if (
        !Array.isArray(roundIds) ||
        roundIds.length > roundsAtOnce ||
        !roundIds.every((one) => typeof one === 'string')
      )
        return bad
      return { status: 200, said: { status: 'OK', rounds: named(vass, roundIds) } }
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
    const balance = () => ({ balance: toDecimal(purse.balance(owner)), currency })
    if (method === 'balance') {
      const played = Object.fromEntries(
        purse
          .played(owner)
          .map(({ game_id: game, staked, risked }) => [game, { staked: toDecimal(staked), risked: toDecimal(risked) }]),
      )
      return { status: 200, said: { status: 'OK', ...balance(), played } }
    }
    if (typeof transferId !== 'string' || !id.test(transferId)) return bad
    const told = (fate: Fate) => ({
      status: 200,
      said: {
        status: fate.done ? 'DONE' : 'REFUSED',
        ...(!fate.done && { reason: fate.reason }),
        transferId,
        ...balance(),
      },
    })
    if (method === 'query') return told(purse.ask(owner, transferId))
    if (typeof amount !== 'string' || !amounts.test(amount) || toMinor(amount) === 0) return bad
    return told(purse.move(owner, transferId, method, toMinor(amount)))
  }
}

export type Door = ReturnType<typeof doorOf>

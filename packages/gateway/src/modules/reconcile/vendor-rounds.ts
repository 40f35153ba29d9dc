import * as z from 'zod'
import { sign } from '../rounds/index.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { parseMoney } from '../../ledger/money.ts'

/** A round as its vendor returns it; sums in minor units. */
export interface VendorRound {
  roundId: string
  state: 'OPEN' | 'CLOSED' | 'VOIDED'
  stake: bigint
  win: bigint
}

/** The vendors' side of reconciliation; another vendor's protocol is another implementation. Nothing here throws. */
export interface VendorRounds {
  /** Those of the named rounds that the vendor has; undefined where it does not answer. */
  named(vendor: string, roundIds: readonly string[]): Promise<VendorRound[] | undefined>
}

/** Rounds per query. */
export const batchSize = 100

const Sum = z.string().transform((text, ctx) => {
  const minor = parseMoney(text)
  if (minor === undefined) ctx.addIssue('no amount')
  return minor ?? z.NEVER
})
const Answer = z.object({
  status: z.literal('OK'),
  rounds: z
    .array(z.object({ roundId: z.string(), state: z.enum(['OPEN', 'CLOSED', 'VOIDED']), stake: Sum, win: Sum }))
    .max(batchSize),
})

interface Options {
  /** Origin of the vendors' server. */
  origin: string
  secretOf: (vendor: string) => string | undefined
  clock: Clock
  /** A vendor that takes longer counts as not answering. */
  timeoutMs?: number
}

/**
 * Our own protocol: `POST {origin}/wallet/v1/{vendor}/rounds`, signed with the vendor's secret over
 * `timestamp.rounds.body`.
 */
export function httpVendorRounds({ origin, secretOf, clock, timeoutMs = 3000 }: Options): VendorRounds {
  return {
    async named(vendor, roundIds) {
      const secret = secretOf(vendor)
      if (secret === undefined || origin === '') return undefined
      const body = JSON.stringify({ roundIds })
      const timestamp = String(Math.floor(clock.now().getTime() / 1000))
      const headers = {
        'content-type': 'application/json',
        'x-vendor': vendor,
        'x-timestamp': timestamp,
        'x-signature': sign(secret, timestamp, `rounds.${body}`),
      }
      try {
        const response = await fetch(`${origin}/wallet/v1/${vendor}/rounds`, {
          method: 'POST',
          headers,
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        const parsed = response.status === 200 ? Answer.safeParse(await response.json()) : undefined
        return parsed?.success ? parsed.data.rounds : undefined
      } catch {
        return undefined
      }
    },
  }
}

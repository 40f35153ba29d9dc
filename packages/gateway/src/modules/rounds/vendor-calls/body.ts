import { createHash } from 'node:crypto'
import * as z from 'zod'
import { parseMoney } from '../../../ledger/money.ts'

// Printable ASCII, so that databases cannot differ about an id.
const id = z.string().regex(/^[\x21-\x7e]{1,128}$/)
const money = z.string().transform((text, ctx) => {
  const minor = parseMoney(text)
  if (minor !== undefined) return minor
  ctx.addIssue('not a money amount')
  return z.NEVER
})
/** An id of ours as it comes back: some platforms write it in capitals, in braces or without hyphens. */
const uuid = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .replace(/^\{(.*)\}$/, '$1')
      .replace(/^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/, '$1-$2-$3-$4-$5'),
  )
  .pipe(z.uuid())
const player = {
  requestId: id.optional(),
  token: z.string().max(256).default(''),
  playerId: uuid,
  gameId: id.optional(),
}

/** Bodies of the vendor's calls; fields we do not know are left aside. Amounts become minor units. */
export const bodies = {
  authenticate: z.object({ requestId: id.optional(), token: z.string().max(256) }),
  balance: z.object(player),
  debit: z
    .object({
      ...player,
      gameId: id,
      roundId: id,
      txId: id,
      amount: money,
      currency: z.string(),
      roundClosed: z.boolean().default(false),
      /** The round is played with a free spin: nothing is taken from the player. */
      freeSpin: z
        .object({ grant: z.string().regex(/^[1-9]\d{0,14}$/), stake: money.refine((minor) => minor > 0n) })
        .optional(),
    })
    .refine(({ amount, freeSpin }) => (freeSpin ? amount === 0n : amount > 0n)),
  credit: z.object({
    ...player,
    roundId: id,
    txId: id,
    refTxId: id.optional(),
    amount: money,
    currency: z.string(),
    roundClosed: z.boolean().default(false),
  }),
  rollback: z
    .object({
      ...player,
      txId: id,
      refTxId: id,
      roundId: id.optional(),
      amount: money.default(0n),
      currency: z.string().optional(),
    })
    .refine(({ txId, refTxId }) => txId !== refTxId),
  'round-close': z.object({ ...player, roundId: id, txId: id.optional() }),
}

export type CallKind = keyof typeof bodies
export type Body<K extends CallKind> = z.output<(typeof bodies)[K]>

/** The meaning of a call: the same for a repeat, even with a new request id or token, and for no other call. */
export function meaning(
  kind: CallKind,
  body: {
    playerId: string
    gameId?: string
    roundId?: string
    refTxId?: string
    amount?: bigint
    currency?: string
    roundClosed?: boolean
    freeSpin?: { grant: string; stake: bigint } | undefined
  },
): string {
  const { playerId, gameId, roundId, refTxId, amount, currency, roundClosed, freeSpin } = body
  const parts = [kind, playerId, gameId, roundId, refTxId, amount?.toString(), currency, roundClosed]
  if (freeSpin) parts.push(freeSpin.grant, String(freeSpin.stake))
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import { errors, type ErrorCode } from '@brand/sdk/contract'
import type { Clock } from '../lib/time/clock.ts'
import { canonicalJson } from '../lib/text/canonical-json.ts'
import { Refused, refuse, type RefusalMore } from '../lib/refusal.ts'
import { transact, type Db, type Reader, type Tx } from '../db/client.ts'
import { idempotency } from './schema.ts'
import type { Settings } from '../settings/settings.ts'

export interface Claim {
  /** Member id; `visitor` for a visitor, whose address changes with the network. */
  principal: string
  /** Method and path of the endpoint, not of the alias that was called. */
  route: string
  key: string | undefined
  /** The input as it was validated. */
  input: unknown
}

/** The answer, and whether it is a repeat of an earlier one. */
export type Answer = { hit: boolean; value: string } | { hit: boolean; refused: Refused }

export const isKey = (key: string | undefined): key is string => /^[\x21-\x7e]{8,255}$/.test(key ?? '')

/** How a claim names an endpoint. */
export const routeOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/** A business answer is final; a temporary fault is not, and the same key may be used again. */
function final({ code }: Refused): boolean {
  const { status } = errors[code]
  return status >= 400 && status < 500 && status !== 429 && code !== 'validation'
}

/**
 * What follows a commit is awaited this long; after it a repeat answers with what was committed, and so does the first
 * call.
 */
const followUpSeconds = 4
const lookEveryMs = 40

type Stored = typeof idempotency.$inferSelect

/** What a call does once its movement is committed: requested after `run`, it may find a better answer, or none. */
export type FollowUp = () => (() => Promise<string | undefined>) | undefined

/**
 * Idempotency: runs a money call once per key. The claim, the movement and the answer are one transaction. Where
 * something follows the commit, the answer is fixed after it, once: by the first call, or by a repeat that has waited
 * long enough. No caller is answered before that.
 */
export async function once(
  db: Db,
  clock: Clock,
  settings: Settings,
  claim: Claim,
  run: (tx: Tx) => Promise<string>,
  followUp: FollowUp = () => undefined,
): Promise<Answer> {
  if (!isKey(claim.key))
    throw refuse('idempotency_key_required', { message: 'Idempotency-Key: 8 to 255 visible characters' })
  const bodyHash = hashOf(claim)
  const mine = rowOf(claim)

  const first = await transact(
    db,
    async (tx): Promise<{ answer: Answer; later?: ReturnType<FollowUp> } | undefined> => {
      if (!(await claimKey(tx, claim, clock, settings))) return undefined
      const answer = await settle(tx, run)
      const later = 'value' in answer ? followUp() : undefined
      const stored =
        'value' in answer
          ? { status: 200, body: answer.value }
          : { status: errors[answer.refused.code].status, body: storedRefusal(answer.refused) }
      const settlesAt = later ? sql`clock_timestamp() + make_interval(secs => ${followUpSeconds})` : null
      await tx
        .update(idempotency)
        .set({ ...stored, settlesAt })
        .where(mine)
      return { answer, later }
    },
  )
  if (!first) return answerOf(await fixed(db, mine, bodyHash))
  if (!first.later) return first.answer
  // A repeat that waited too long has fixed the answer already: then it is also this call's.
  return { ...answerOf(await fix(db, mine, await first.later())), hit: false }
}

/**
 * Makes something once per key, or at every call without one: the claim, what is made and the answer are one
 * transaction. A refusal makes nothing and leaves the key free; one that `run` returns instead of throwing it keeps what
 * `run` has written.
 */
export async function makeOnce(
  db: Db,
  clock: Clock,
  settings: Settings,
  claim: Claim,
  run: (tx: Tx) => Promise<string | Refused>,
): Promise<Answer> {
  const hasKey = isKey(claim.key)
  const first = await transact(db, async (tx): Promise<Answer | undefined> => {
    if (hasKey && !(await claimKey(tx, claim, clock, settings))) return undefined
    const made = await run(tx)
    if (made instanceof Refused) {
      if (hasKey) await tx.delete(idempotency).where(rowOf(claim))
      return { hit: false, refused: made }
    }
    if (hasKey) await tx.update(idempotency).set({ status: 200, body: made }).where(rowOf(claim))
    return { hit: false, value: made }
  })
  return first ?? answerOf(await fixed(db, rowOf(claim), hashOf(claim)))
}

const hashOf = ({ input }: Claim): string => createHash('sha256').update(canonicalJson(input)).digest('hex')

const rowOf = ({ principal, route, key = '' }: Pick<Claim, 'principal' | 'route' | 'key'>) =>
  and(eq(idempotency.principal, principal), eq(idempotency.route, route), eq(idempotency.key, key))

/** Whether this call has the key; a second call with it waits here until the first has committed or failed. */
async function claimKey(tx: Tx, claim: Claim, clock: Clock, settings: Settings): Promise<boolean> {
  const { principal, route, key = '' } = claim
  const now = clock.now()
  await tx.delete(idempotency).where(and(rowOf(claim), lt(idempotency.expiresAt, now)))
  const expiresAt = new Date(now.getTime() + settings.idempotency.hours * 3_600_000)
  const claimed = await tx
    .insert(idempotency)
    .values({ principal, route, key, bodyHash: hashOf(claim), createdAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
  if (claimed.length > 0) return true
  // A lock makes this commit wait for the standbys, too: what is told again is as safe as when it was told first.
  await tx.select({ key: idempotency.key }).from(idempotency).where(rowOf(claim)).for('key share')
  return false
}

/** Fixes an answer that still may change, and reads its current state. */
async function fix(db: Db, mine: SQL | undefined, body?: string): Promise<Stored> {
  const [row] = await db
    .update(idempotency)
    .set({ settlesAt: null, ...(body !== undefined && { body }) })
    .where(and(mine, isNotNull(idempotency.settlesAt)))
    .returning()
  const stored = row ?? (await db.select().from(idempotency).where(mine))[0]
  if (!stored) throw refuse('unavailable', { retryAfterMs: 1000 })
  return stored
}

/**
 * The answer of an earlier call once it is final. A call that ended before its final answer is waited for no longer
 * than its time limit.
 */
async function fixed(db: Db, mine: SQL | undefined, bodyHash: string): Promise<Stored> {
  for (;;) {
    const [found] = await db
      .select({ row: idempotency, late: sql<boolean>`settles_at <= clock_timestamp()` })
      .from(idempotency)
      .where(mine)
    if (!found || found.row.status === null || found.row.body === null)
      throw refuse('unavailable', { retryAfterMs: 1000 })
    if (found.row.bodyHash !== bodyHash) throw refuse('idempotency_conflict')
    if (found.row.settlesAt === null) return found.row
    if (found.late) return fix(db, mine)
    await delay(lookEveryMs)
  }
}

function answerOf({ status, body }: Stored): Answer {
  if (status === 200) return { hit: true, value: body ?? '' }
  const { code, more } = JSON.parse(body ?? '') as { code: ErrorCode; more: RefusalMore }
  return { hit: true, refused: refuse(code, more) }
}

/**
 * What a money call answered under a key, as JSON; undefined where it never arrived, is still under way, or moved
 * nothing. Carries nothing out.
 */
export async function answered(
  db: Reader,
  { principal, route, key }: { principal: string; route: string; key: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ body: idempotency.body })
    .from(idempotency)
    .where(and(rowOf({ principal, route, key }), eq(idempotency.status, 200)))
  return row?.body ?? undefined
}

async function settle(tx: Tx, run: (tx: Tx) => Promise<string>): Promise<Answer> {
  try {
    // A savepoint: a refusal rolls back what the handler did, and keeps the claim.
    return { hit: false, value: await tx.transaction(run) }
  } catch (error) {
    if (error instanceof Refused && final(error)) return { hit: false, refused: error }
    throw error
  }
}

function storedRefusal({ code, more, message }: Refused): string {
  const { field, details, retryAfterMs } = more
  return JSON.stringify({ code, more: { field, details, retryAfterMs, message } })
}

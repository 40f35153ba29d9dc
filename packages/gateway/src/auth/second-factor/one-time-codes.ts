import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { deleteRows } from '../../db/delete-in-batches.ts'
import { and, count, desc, eq, gt, isNotNull, isNull, lt, lte, min, sql, type SQL } from 'drizzle-orm'
import { type Clock, latestAt } from '../../lib/time/clock.ts'
import { refuse } from '../../lib/refusal.ts'
import { transact, type Db, type Reader, type Tx } from '../../db/client.ts'
import { lockKey } from '../../db/locks.ts'
import { verification } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { addressKey } from '../../http/limits/rate-limit.ts'
import { secret } from '../encryption/secret.ts'

type Row = typeof verification.$inferSelect
export type CodePurpose = Row['purpose']

export interface Wanted {
  purpose: CodePurpose
  /** What the code proves: a number, a name with a mail address, or a place. */
  target: string
  /** Null: no member has this target; the code is not sent and opens nothing. */
  memberId: string | null
  /** The requesting session, where there is one: only it may use the code. */
  sessionId?: string
  ip: string
}

export interface Issued {
  id: string
  code: string
  expiredMinutes: number
  resendAfterSec: number
}

/** A correct code that is not used up. */
export interface Proof {
  id: string
  memberId: string | null
  sessionId: string | null
}

/** Codes of six digits: five minutes, five tries, a minute apart, and a limit an hour. */
export interface Codes {
  /** What stands for an address in the count of a limit, which does not keep the address itself. */
  keyOf(address: string): string
  /** Makes a code, and voids the one before it; refused with `sms_too_many` when it is too soon or too often. */
  issue(wanted: Wanted): Promise<Issued>
  /** The live code of a target, where one was made a moment ago. */
  live(purpose: CodePurpose, target: string): Promise<Omit<Issued, 'code'> | undefined>
  /** Refuses `sms_wrong`, or `sms_expired` when it is expired, used, voided by wrong tries or was never made. */
  check(purpose: CodePurpose, by: { target: string } | { id: string }, code: string): Promise<Proof>
  /**
   * The proof of a right code that is used up: its call is sent again, the answer was lost. For what the call did
   * already; it opens nothing. Tries count as those of a live one.
   */
  spent(purpose: CodePurpose, by: { target: string }, code: string): Promise<Proof | undefined>
  /** Uses a proof up, in the transaction of its action; of two parallel calls one succeeds. */
  spend(tx: Tx, proof: Proof): Promise<void>
}

const hour = 3_600_000

export async function createCodes(db: Db, clock: Clock, settings: () => Settings): Promise<Codes> {
  const key = await secret(db, 'codes', () => randomBytes(32).toString('hex'))
  const keyed = (text: string): string => createHmac('sha256', key).update(text).digest('hex')
  const nameOf = (purpose: CodePurpose, target: string): string => keyed(`${purpose}:${target}`)

  /** How long until one more fits among those made in the last hour, ms; what is later was made before the clock was put back. */
  async function wait(
    on: Reader,
    column: 'targetHash' | 'requesterHash',
    value: string,
    most: number,
    now: Date,
  ): Promise<number> {
    const recent = and(
      eq(verification[column], value),
      gt(verification.createdAt, new Date(now.getTime() - hour)),
      lte(verification.createdAt, latestAt(now)),
    )
    const [row] = await on
      .select({ n: count(), oldest: min(verification.createdAt) })
      .from(verification)
      .where(recent)
    return row && row.n >= most && row.oldest ? row.oldest.getTime() + hour - now.getTime() : 0
  }

  async function last(on: Reader, targetHash: string, now: Date) {
    const [row] = await on
      .select()
      .from(verification)
      .where(and(eq(verification.targetHash, targetHash), lte(verification.createdAt, latestAt(now))))
      .orderBy(desc(verification.createdAt))
      .limit(1)
    return row
  }

  /** The row of a code that may be tried. Counted before it is compared, and whatever the result of the call. */
  async function tried(which: SQL | undefined) {
    const now = clock.now()
    const open = and(
      which,
      gt(verification.expiresAt, now),
      // One of before the clock was put back would be valid for as long as that.
      lte(verification.createdAt, latestAt(now)),
      lt(verification.tries, settings().codes.tries),
    )
    const [row] = await db
      .update(verification)
      .set({ tries: sql`${verification.tries} + 1` })
      .where(open)
      .returning()
    return row
  }
  const isRight = (row: Row, code: string): boolean =>
    timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(keyed(`${row.targetHash}:${code}`)))
  const proofOf = ({ id, memberId, sessionId }: Row): Proof => ({ id, memberId, sessionId })

  return {
    keyOf: (address) => keyed(`address:${address}`),

    async issue({ purpose, target, memberId, sessionId, ip }) {
      const { minutes, resendSeconds, perHour, perHourPerIp } = settings().codes
      const targetHash = nameOf(purpose, target)
      const requesterHash = keyed(`asker:${addressKey(ip)}`)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const now = clock.now()
      return transact(db, async (tx) => {
        for (const key of [targetHash, requesterHash].toSorted()) await lockKey(tx, 'code', key)
        const before = await last(tx, targetHash, now)
        const tooSoon = before ? before.createdAt.getTime() + resendSeconds * 1000 - now.getTime() : 0
        const retryAfterMs = Math.max(
          tooSoon,
          await wait(tx, 'targetHash', targetHash, perHour, now),
          await wait(tx, 'requesterHash', requesterHash, perHourPerIp, now),
        )
        if (retryAfterMs > 0) throw refuse('sms_too_many', { retryAfterMs })
        await tx
          .update(verification)
          .set({ usedAt: now })
          .where(and(eq(verification.targetHash, targetHash), isNull(verification.usedAt)))
        const [row] = await tx
          .insert(verification)
          .values({
            purpose,
            targetHash,
            memberId,
            sessionId,
            requesterHash,
            codeHash: keyed(`${targetHash}:${code}`),
            createdAt: now,
            expiresAt: new Date(now.getTime() + minutes * 60_000),
          })
          .returning({ id: verification.id })
        if (!row) throw new Error('no code was made')
        return { id: row.id, code, expiredMinutes: minutes, resendAfterSec: resendSeconds }
      })
    },

    async live(purpose, target) {
      const { minutes, resendSeconds } = settings().codes
      const now = clock.now()
      const row = await last(db, nameOf(purpose, target), now)
      if (!row || row.usedAt || row.expiresAt <= now) return undefined
      const resendAfterSec = Math.max(
        0,
        Math.ceil(row.createdAt.getTime() / 1000 + resendSeconds - now.getTime() / 1000),
      )
      return { id: row.id, expiredMinutes: minutes, resendAfterSec }
    },

    async check(purpose, by, code) {
      const mine = 'id' in by ? eq(verification.id, by.id) : eq(verification.targetHash, nameOf(purpose, by.target))
      const row = await tried(and(mine, eq(verification.purpose, purpose), isNull(verification.usedAt)))
      if (!row) throw refuse('sms_expired', { field: 'verificationCode' })
      if (!isRight(row, code))
        throw refuse('sms_wrong', { field: 'verificationCode', details: { left: settings().codes.tries - row.tries } })
      return proofOf(row)
    },

    async spent(purpose, { target }, code) {
      const now = clock.now()
      const newest = await last(db, nameOf(purpose, target), now)
      const row = newest && (await tried(and(eq(verification.id, newest.id), isNotNull(verification.usedAt))))
      return row && isRight(row, code) ? proofOf(row) : undefined
    },

    async spend(tx, { id }) {
      const spent = await tx
        .update(verification)
        .set({ usedAt: clock.now() })
        .where(and(eq(verification.id, id), isNull(verification.usedAt)))
        .returning({ id: verification.id })
      if (spent.length === 0) throw refuse('sms_expired', { field: 'verificationCode' })
    },
  }
}

/** Codes that have expired and count for no limit. */
export async function sweepCodes(db: Db, now: Date): Promise<void> {
  await deleteRows(db, verification, lt(verification.createdAt, new Date(now.getTime() - hour)))
}

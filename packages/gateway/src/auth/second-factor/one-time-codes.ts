import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { deleteRows } from '../../db/delete-in-batches.ts'
import { and, count, desc, eq, gt, isNull, lt, lte, min, sql } from 'drizzle-orm'
import { type Clock, latestAt } from '../../lib/time/clock.ts'
import { refuse } from '../../lib/refusal.ts'
import { transact, type Db, type Reader, type Tx } from '../../db/client.ts'
import { lockKey } from '../../db/locks.ts'
import { verification } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { addressKey } from '../../http/limits/rate-limit.ts'
import { secret } from '../encryption/secret.ts'

export type CodePurpose = (typeof verification.$inferSelect)['purpose']

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
      const { tries } = settings().codes
      const mine = 'id' in by ? eq(verification.id, by.id) : eq(verification.targetHash, nameOf(purpose, by.target))
      const now = clock.now()
      const open = and(
        mine,
        eq(verification.purpose, purpose),
        isNull(verification.usedAt),
        gt(verification.expiresAt, now),
        // One of before the clock was put back would be valid for as long as that.
        lte(verification.createdAt, latestAt(now)),
        lt(verification.tries, tries),
      )
      // Counted before it is compared, and whatever the result of the call.
      const [row] = await db
        .update(verification)
        .set({ tries: sql`${verification.tries} + 1` })
        .where(open)
        .returning()
      if (!row) throw refuse('sms_expired', { field: 'verificationCode' })
      const right = timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(keyed(`${row.targetHash}:${code}`)))
      if (!right) throw refuse('sms_wrong', { field: 'verificationCode', details: { left: tries - row.tries } })
      return { id: row.id, memberId: row.memberId, sessionId: row.sessionId }
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

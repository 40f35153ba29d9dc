import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Clock } from '../../lib/time/clock.ts'
import { transact, type Db } from '../../db/client.ts'
import { authenticator, recoveryCode } from './schema.ts'
import { secret } from '../encryption/secret.ts'

const recoveryCodes = 10
/** Without letters and digits that look alike; 50 bits each. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const stepSeconds = 30
/** So long the codes for paper come again to the code that they came for. */
const repeatMs = 60_000

type Row = typeof authenticator.$inferSelect

/** Codes of an app, or of paper where the app is lost (RFC 6238). */
export interface Authenticators {
  /** A new secret, not required at login until `confirm`; `uri` is what an app scans. */
  begin(memberId: string, account: string, issuer: string): Promise<{ secret: string; uri: string }>
  /**
   * Turns it on with a first right code; returns the codes for paper, shown only this once. The same code again within a
   * minute replaces them, for they never arrived. Undefined: the code is wrong.
   */
  confirm(memberId: string, code: string): Promise<string[] | undefined>
  isOn(memberId: string): Promise<boolean>
  /** Whether a code is right; it is then used up. */
  take(memberId: string, code: string): Promise<boolean>
  /** Number of unused codes on paper. */
  left(memberId: string): Promise<number>
  end(memberId: string): Promise<void>
}

export async function createAuthenticators(db: Db, clock: Clock): Promise<Authenticators> {
  const services = Buffer.from(await secret(db, 'authenticator', () => randomBytes(32).toString('hex')), 'hex')
  const key = Buffer.from(hkdfSync('sha256', services, '', 'authenticator secrets', 32))
  const mine = (memberId: string) => eq(authenticator.memberId, memberId)

  function seal(plain: string, memberId: string): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(memberId))
    return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
  }
  function open(sealed: string, memberId: string): string {
    const bytes = Buffer.from(sealed, 'base64url')
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(memberId))
      .setAuthTag(bytes.subarray(-16))
    return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString('utf8')
  }
  const totp = (text: string, more: { label?: string; issuer?: string } = {}) =>
    new TOTP({ secret: Secret.fromBase32(text), digits: 6, period: stepSeconds, ...more })
  const hashOf = (memberId: string, code: string) =>
    createHmac('sha256', key)
      .update(`${memberId} ${code.toUpperCase().replaceAll(/[\s-]/g, '')}`)
      .digest('hex')

  /** The half minute of a code, with one before and one after allowed for wrong clocks. */
  function stepOf(sealed: string, memberId: string, code: string): number | undefined {
    const now = clock.now().getTime()
    const delta = totp(open(sealed, memberId)).validate({ token: code, timestamp: now, window: 1 })
    return delta === null ? undefined : Math.floor(now / 1000 / stepSeconds) + delta
  }

  async function takeStep(memberId: string, code: string): Promise<boolean> {
    const [row] = await db.select().from(authenticator).where(mine(memberId))
    const step = row && stepOf(row.secret, memberId, code)
    if (step === undefined) return false
    // Of two at once with one code, one succeeds.
    const taken = await db
      .update(authenticator)
      .set({ lastStep: step })
      .where(and(mine(memberId), lt(authenticator.lastStep, step)))
      .returning({ step: authenticator.lastStep })
    return taken.length > 0
  }

  /** The code that turned it on, a moment ago: sent again, for the answer with the codes for paper was lost. */
  function isRepeat({ memberId, secret: sealed, confirmedAt, lastStep }: Row, code: string): boolean {
    const isRecent = confirmedAt !== null && clock.now().getTime() - confirmedAt.getTime() < repeatMs
    return isRecent && stepOf(sealed, memberId, code) === lastStep
  }

  const paper = () =>
    Array.from({ length: 10 }, (_, at) => `${at === 5 ? '-' : ''}${letters[randomInt(letters.length)]}`).join('')

  return {
    async begin(memberId, account, issuer) {
      const made = new Secret({ size: 20 }).base32
      const values = { secret: seal(made, memberId), confirmedAt: null, lastStep: 0 }
      await db
        .insert(authenticator)
        .values({ memberId, ...values })
        .onConflictDoUpdate({
          target: authenticator.memberId,
          set: values,
          setWhere: isNull(authenticator.confirmedAt),
        })
      return { secret: made, uri: totp(made, { label: account, issuer }).toString() }
    },

    async confirm(memberId, code) {
      const isFirst = await takeStep(memberId, code)
      const codes = Array.from({ length: recoveryCodes }, paper)
      return transact(db, async (tx) => {
        const [row] = await tx.select().from(authenticator).where(mine(memberId)).for('update')
        if (!row || (row.confirmedAt ? isFirst || !isRepeat(row, code) : !isFirst)) return undefined
        await tx
          .update(authenticator)
          .set({ confirmedAt: row.confirmedAt ?? clock.now() })
          .where(mine(memberId))
        await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId))
        await tx.insert(recoveryCode).values(codes.map((one) => ({ memberId, codeHash: hashOf(memberId, one) })))
        return codes
      })
    },

    async isOn(memberId) {
      const [row] = await db.select({ at: authenticator.confirmedAt }).from(authenticator).where(mine(memberId))
      return row?.at != null
    },

    async take(memberId, code) {
      if (/^\d{6}$/.test(code)) return takeStep(memberId, code)
      const spent = await db
        .update(recoveryCode)
        .set({ usedAt: clock.now() })
        .where(
          and(
            eq(recoveryCode.memberId, memberId),
            eq(recoveryCode.codeHash, hashOf(memberId, code)),
            isNull(recoveryCode.usedAt),
          ),
        )
        .returning()
      return spent.length > 0
    },

    left: (memberId) => db.$count(recoveryCode, and(eq(recoveryCode.memberId, memberId), isNull(recoveryCode.usedAt))),

    async end(memberId) {
      await transact(db, async (tx) => {
        await tx.delete(authenticator).where(mine(memberId))
        await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId))
      })
    },
  }
}

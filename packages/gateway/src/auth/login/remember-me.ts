import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Clock } from '../../lib/time/clock.ts'
import { transact, type Db, type Reader, type Tx } from '../../db/client.ts'
import { rememberToken as tokens } from './schema.ts'
import { lockMember, tokenHash } from '../sessions.ts'
import type { Settings } from '../../settings/settings.ts'

/** A browser known for a day, by a token that is replaced at every use. */
export interface Remember {
  begin(on: Reader, memberId: string): Promise<string>
  /** The next token and its owner; undefined for an expired, unknown or stolen one, and then its whole family ends. */
  renew(token: string): Promise<{ memberId: string; token: string } | undefined>
  /** Whether a token just issued is still stored: it may have been removed meanwhile. */
  isStored(on: Reader, token: string): Promise<boolean>
  /**
   * Ends the family of a token; false where `memberId` is given and the token is another member's, who logged in later.
   */
  forget(token: string, memberId?: string): Promise<boolean>
  /** Ends them all, also one that is being renewed: the password changed. Inside a caller's transaction: `asDatabase`. */
  forgetAll(on: Db, memberId: string): Promise<void>
}

const fresh = (): string => randomBytes(32).toString('base64url')

export function createRemember(db: Db, clock: Clock, settings: () => Settings): Remember {
  const find = async (on: Reader, token: string) =>
    (
      await on
        .select()
        .from(tokens)
        .where(eq(tokens.tokenHash, tokenHash(token)))
    )[0]
  /** A token under the lock of its owner: whoever ends a family sees every token that was added to it. */
  async function lockOwner(tx: Tx, token: string) {
    const found = await find(tx, token)
    if (!found) return undefined
    await lockMember(tx, found.memberId)
    return find(tx, token)
  }

  return {
    async begin(on, memberId) {
      const token = fresh()
      const expiresAt = new Date(clock.now().getTime() + settings().remember.hours * 3_600_000)
      await on.insert(tokens).values({ tokenHash: tokenHash(token), family: randomUUID(), memberId, expiresAt })
      return token
    },

    renew: (token) =>
      transact(db, async (tx) => {
        const row = await lockOwner(tx, token)
        const now = clock.now()
        if (!row || row.expiresAt <= now) return undefined
        const { family, memberId, expiresAt, usedAt } = row
        if (usedAt && now.getTime() - usedAt.getTime() > settings().remember.graceSeconds * 1000) {
          await tx.delete(tokens).where(eq(tokens.family, family))
          return undefined
        }
        await tx
          .update(tokens)
          .set({ usedAt: now })
          .where(and(eq(tokens.tokenHash, row.tokenHash), isNull(tokens.usedAt)))
        const next = fresh()
        // A day from the password, not from the last visit.
        await tx.insert(tokens).values({ tokenHash: tokenHash(next), family, memberId, expiresAt })
        return { memberId, token: next }
      }),

    isStored: async (on, token) => (await find(on, token)) !== undefined,

    forget: (token, memberId) =>
      transact(db, async (tx) => {
        const row = await lockOwner(tx, token)
        if (row && memberId !== undefined && row.memberId !== memberId) return false
        if (row) await tx.delete(tokens).where(eq(tokens.family, row.family))
        return true
      }),

    forgetAll: (on, memberId) =>
      transact(on, async (tx) => {
        await lockMember(tx, memberId)
        await tx.delete(tokens).where(eq(tokens.memberId, memberId))
      }),
  }
}

/** The prefix binds it to this very host, and to https or localhost. */
export const rememberCookie = '__Host-remember'
/** `Set-Cookie` that keeps a token; without one, its removal. */
export const setRemember = (token: string | undefined, hours: number): string =>
  `${rememberCookie}=${token ?? ''}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${token ? Math.round(hours * 3600) : 0}`

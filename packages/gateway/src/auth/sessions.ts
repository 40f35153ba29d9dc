import { createHash, randomBytes } from 'node:crypto'
import type { Principal } from '@brand/sdk/contract'
import { and, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { minute, type Clock } from '../lib/time/clock.ts'
import { refuse } from '../lib/refusal.ts'
import { batched } from '../db/batched.ts'
import { transact, type Db, type Reader } from '../db/client.ts'
import { member, session as sessions, termsAcceptance } from './schema.ts'
import type { EndReason, Events } from '../lib/events.ts'
import { deviceOf } from './login/device.ts'
import type { Settings } from '../settings/settings.ts'
import { isOn } from '../settings/whitelabel.ts'

/** A login as handlers see it. The token itself is not in any row or handler. */
export interface Session {
  /** sha256 of the token, hex: names the session, opens nothing. */
  id: string
  memberId: string
  account: string
  /** 0 player, 4 trial player, 1, 2, 41 and 42 agents. */
  type: number
  principal: Exclude<Principal, 'visitor'>
  /** Asset code of the wallet, for instance `BDT`; `FUN` for a trial player. */
  asset: string
  language: string
  /** The login method. */
  way: Way
  /** Nothing but the password is open until it is changed: it was set by someone else, or is too old. */
  mustChangePassword: boolean
  /** Nothing but the terms is open until they are accepted: they changed since the person accepted some. */
  mustAcceptTerms: boolean
  /** Version of the terms that bind the session; empty for a trial player. */
  termsVersion: string
  createdAt: Date
  /** Absolute end; idleness ends it sooner. */
  expiresAt: Date
}

export type Way = (typeof sessions.$inferSelect)['way']

export const agentTypes: readonly number[] = [1, 2, 41, 42]
export const trialType = 4

/** The principal of an account type in the contract. */
export function principalOf(type: number): Session['principal'] {
  return type === trialType ? 'trial' : agentTypes.includes(type) ? 'agent' : 'member'
}

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

export interface Sessions {
  /** Opens a session inside the caller's transaction; it ends at `until` at the latest. */
  open(
    tx: Reader,
    memberId: string,
    type: number,
    how: { way: Way; terms?: string; userAgent?: string | undefined; ip?: string; until?: Date | undefined },
  ): Promise<Opened>
  /** The id of the session a token opens. */
  idOf(token: string): string
  /** Gives a session another token; the old one opens nothing any more. */
  rotate(tx: Reader, id: string): Promise<Opened>
  /** The session of a token; else why there is none. */
  find(token: string): Promise<Session | 'token_expired' | 'session_revoked'>
  /** Which of some sessions are still valid; reading them does not extend them. */
  alive(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Login method and latest end of a session that is still valid. */
  origin(tx: Reader, id: string): Promise<{ way: Way; expiresAt: Date } | undefined>
  end(id: string, reason: EndReason): Promise<void>
  /**
   * Ends every session of a member, but the one spared; a login that is under way at that moment is waited for, and
   * ended too. Inside a caller's transaction (`asDatabase`) the ends take effect, and are published, when it commits.
   */
  endAll(on: Db, memberId: string, reason: EndReason, more?: { spared?: string; until?: Date }): Promise<void>
}

export interface Opened {
  token: string
  expiresAt: Date
}

/** Orders a login and the end of all logins: the second sees what the first did. */
export async function lockMember(
  tx: Reader,
  memberId: string,
): Promise<{ passwordChangedAt: Date | null } | undefined> {
  const [row] = await tx
    .select({ passwordChangedAt: member.passwordChangedAt })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update')
  return row
}

const newToken = (): string => randomBytes(32).toString('base64url')
/** Login methods without a password: one that is to be changed does not block them. */
const withoutPassword: ReadonlySet<Way> = new Set(['sms', 'social', 'passkey'])

/** Whether a password has to be changed before anything else is open to a login by this method. */
export function mustChange(
  settings: Settings,
  way: Way,
  account: { mustChangePassword: boolean; passwordChangedAt: Date | null; regAt: Date; type: number },
  now: Date,
): boolean {
  if (withoutPassword.has(way) || account.type === trialType) return false
  return account.mustChangePassword || passwordIsOld(settings, account, now)
}

/**
 * Whether terms have to be accepted before anything else is open to a session: the person never accepted those that it
 * began with. A trial player accepts none; an account that predates acceptance keeps none to compare.
 */
export const mustAccept = (type: number, accepted: string | null, pinned: string, before = false): boolean =>
  type !== trialType && pinned !== '' && accepted !== null && accepted !== pinned && !before

/** Whether a password is too old, where the operator sets one. */
export function passwordIsOld(
  settings: Settings,
  account: { passwordChangedAt: Date | null; regAt: Date },
  now: Date,
): boolean {
  if (!isOn(settings, 'PWDEXPFORCECHANGE3')) return false
  return (
    now.getTime() - (account.passwordChangedAt ?? account.regAt).getTime() >
    settings.password.maxAgeDays * 24 * 60 * minute
  )
}

/** Sessions kept in the database; every end is sent to the streams of all gateways. */
export function createSessions(db: Db, clock: Clock, settings: () => Settings, events: Events): Sessions {
  const idleSince = (now: Date) => new Date(now.getTime() - settings().session.idleMinutes * minute)

  const byHash = db
    .select({
      id: sessions.tokenHash,
      memberId: sessions.memberId,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
      account: member.account,
      type: member.type,
      asset: member.asset,
      language: member.language,
      mustChangePassword: member.mustChangePassword,
      status: member.status,
      way: sessions.way,
      passwordChangedAt: member.passwordChangedAt,
      regAt: member.regAt,
      termsVersion: sessions.termsVersion,
      acceptedTerms: member.termsVersion,
      // Whoever accepted newer terms elsewhere has accepted these too.
      acceptedBefore: sql<boolean>`${member.termsVersion} <> ${sessions.termsVersion} and exists (select from ${termsAcceptance}
        where ${termsAcceptance.memberId} = ${member.id} and ${termsAcceptance.version} = ${sessions.termsVersion})`,
    })
    .from(sessions)
    .innerJoin(member, eq(member.id, sessions.memberId))
    .where(sql`${sessions.tokenHash} = any(${sql.placeholder('ids')})`)
    .prepare('sessions_by_hash')
  const sessionOf = batched(
    async (_db, ids: readonly string[]) => new Map((await byHash.execute({ ids })).map((found) => [found.id, found])),
  )

  async function row(id: string) {
    const found = await sessionOf(db, id)
    const now = clock.now()
    if (!found || found.expiresAt <= now || found.lastSeenAt < idleSince(now)) return 'token_expired'
    if (found.revokedAt || found.status !== 'active') return 'session_revoked'
    return found
  }

  async function publishEnds(
    on: Reader,
    ended: { id: string; memberId: string }[],
    reason: EndReason,
    until?: Date,
  ): Promise<void> {
    for (const { id: sessionId, memberId } of ended) {
      const more = until && { until: until.toISOString() }
      await events.publish(on, { name: 'session.revoked', memberId, sessionId, reason, ...more })
    }
  }

  return {
    async open(tx, memberId, type, { way, terms = '', userAgent, ip = '', until }) {
      const token = newToken()
      const now = clock.now()
      const { hours, trialHours } = settings().session
      const longest = now.getTime() + (type === trialType ? trialHours : hours) * 60 * minute
      const expiresAt = new Date(Math.min(longest, until?.getTime() ?? longest))
      await tx.insert(sessions).values({
        tokenHash: tokenHash(token),
        memberId,
        way,
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
        ip,
        device: deviceOf(userAgent),
        termsVersion: terms,
      })
      return { token, expiresAt }
    },

    idOf: tokenHash,

    async rotate(tx, id) {
      const token = newToken()
      const [row] = await tx
        .update(sessions)
        .set({ tokenHash: tokenHash(token) })
        .where(and(eq(sessions.tokenHash, id), isNull(sessions.revokedAt)))
        .returning({ memberId: sessions.memberId, expiresAt: sessions.expiresAt })
      if (!row) throw refuse('session_revoked')
      await events.publish(tx, { name: 'session.rotated', memberId: row.memberId, from: id, to: tokenHash(token) })
      return { token, expiresAt: row.expiresAt }
    },

    async find(token) {
      // Ours are 43 characters of base64url; anything else is not worth a query.
      if (!/^[\w-]{43}$/.test(token)) return 'token_expired'
      const found = await row(tokenHash(token))
      if (typeof found === 'string') return found
      const now = clock.now()
      if (now.getTime() - found.lastSeenAt.getTime() >= minute) {
        await db
          .update(sessions)
          .set({ lastSeenAt: now })
          .where(and(eq(sessions.tokenHash, found.id), lt(sessions.lastSeenAt, new Date(now.getTime() - minute + 1))))
      }
      const {
        lastSeenAt: _seen,
        revokedAt: _revoked,
        status: _status,
        passwordChangedAt: _changed,
        regAt: _reg,
        acceptedTerms,
        acceptedBefore,
        ...account
      } = found
      return {
        ...account,
        mustChangePassword: mustChange(settings(), found.way, found, now),
        mustAcceptTerms: mustAccept(found.type, acceptedTerms, found.termsVersion, acceptedBefore),
        principal: principalOf(found.type),
      }
    },

    async alive(ids) {
      const now = clock.now()
      const rows = await db
        .select({ id: sessions.tokenHash })
        .from(sessions)
        .innerJoin(member, eq(member.id, sessions.memberId))
        .where(
          and(
            inArray(sessions.tokenHash, [...ids]),
            isNull(sessions.revokedAt),
            gt(sessions.expiresAt, now),
            gte(sessions.lastSeenAt, idleSince(now)),
            eq(member.status, 'active'),
          ),
        )
      return new Set(rows.map(({ id }) => id))
    },

    async origin(tx, id) {
      const now = clock.now()
      const live = and(
        eq(sessions.tokenHash, id),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gte(sessions.lastSeenAt, idleSince(now)),
      )
      const [found] = await tx.select({ way: sessions.way, expiresAt: sessions.expiresAt }).from(sessions).where(live)
      return found
    },

    async end(id, reason) {
      const ended = await db
        .update(sessions)
        .set({ revokedAt: clock.now(), revokedReason: reason })
        .where(and(eq(sessions.tokenHash, id), isNull(sessions.revokedAt)))
        .returning({ id: sessions.tokenHash, memberId: sessions.memberId })
      await publishEnds(db, ended, reason)
    },

    async endAll(on, memberId, reason, { spared, until } = {}) {
      const now = clock.now()
      await transact(on, async (tx) => {
        await lockMember(tx, memberId)
        const ended = await tx
          .update(sessions)
          .set({ revokedAt: now, revokedReason: reason })
          .where(
            and(
              eq(sessions.memberId, memberId),
              isNull(sessions.revokedAt),
              gt(sessions.expiresAt, now),
              spared ? ne(sessions.tokenHash, spared) : undefined,
            ),
          )
          .returning({ id: sessions.tokenHash, memberId: sessions.memberId })
        await publishEnds(tx, ended, reason, until)
      })
    },
  }
}

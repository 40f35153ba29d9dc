import type { Contract } from '@brand/sdk/contract'
import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod'
import type { Clock } from '../lib/time/clock.ts'
import type { Db, Tx } from '../db/client.ts'
import type { Events } from '../lib/events.ts'
import type { Services } from '../server/services.ts'
import type { Refused } from '../lib/refusal.ts'
import type { Session } from '../auth/sessions.ts'
import type { Settings } from '../settings/settings.ts'

/** What a handler may use. Handlers use no globals. */
export interface Ctx {
  db: Db
  clock: Clock
  settings: Settings
  events: Events
  log: FastifyBaseLogger
  requestId: string
  /** Address of the visitor, behind trusted proxies only. */
  ip: string
  /** Language of the answer: input, else the session's, else cookie, else Accept-Language, else BN. */
  language: string
  /** Null for a visitor. */
  session: Session | null
  /** The services of sign-in: sessions, passwords, captchas, keys. */
  services: Services
  /** Hash of the fund password the person entered, where the call requires it and it was right. */
  fundPasswordHash?: string
  userAgent: string | undefined
  /** Origin the visitor reached us by, for instance `https://site.example`. */
  siteOrigin: string
  cookie: (name: string) => string | undefined
  setHeader: (name: string, value: string) => void
}

/** A context whose session is known, for calls no visitor may make. */
export type SignedInCtx = Ctx & { session: Session }

/**
 * A money call runs inside the transaction that claims its key: it reads and moves with `tx`, and is not given the
 * pool, for calls that hold one connection and wait for a second can take all there are. What must wait for others is
 * done `after` the commit, with the pool, and what that returns is the answer, also of repeats; if it fails, the first
 * answer is kept. `key` is the claimed one.
 */
export type MoneyCtx<Value = unknown> = { tx: Tx; key: string; after: (work: (db: Db) => Promise<Value>) => void }

/**
 * The `db` of a keyed call is the transaction that claims its key, also for what a transaction is opened for; services
 * that use the pool are not for it. A refusal that is thrown undoes all of it; one that is returned keeps what the call
 * has written, such as that a captcha is spent.
 */
type Kept<E extends AnyEndpoint> = true extends E['keyed'] ? Refused : never

/** A context whose session is known, without the pool. */
export type PoolLessCtx = Omit<SignedInCtx, 'db'>

type AnyEndpoint = {
  principals: readonly string[]
  money?: boolean
  keyed?: boolean
  input: z.ZodType
  output: z.ZodType
}
type CtxOf<E extends AnyEndpoint> = true extends E['money']
  ? Omit<CallerCtx<E>, 'db'> & MoneyCtx<z.input<E['output']>>
  : CallerCtx<E>
type CallerCtx<E extends AnyEndpoint> = 'visitor' extends E['principals'][number] ? Ctx : SignedInCtx

/** The value a handler returns may be frozen as a sign that it never changes: its JSON is then made once. */
export type Handler<E extends AnyEndpoint> = (
  ctx: CtxOf<E>,
  input: z.output<E['input']>,
) => Promise<z.input<E['output']> | Kept<E>>

/** One handler per endpoint of an area: a missing one does not compile. */
export type Handlers<Area extends keyof Contract> = HandlersOf<Contract[Area]>
export type HandlersOf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends infer E extends AnyEndpoint ? Handler<E> : never
}

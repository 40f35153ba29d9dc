import type * as z from 'zod'
import type { ErrorCode } from './errors.ts'
import type { ModuleId } from './modules.ts'
import type { ChallengePurpose, ListKey, Method, Principal, SessionEffect } from './policy.ts'

export type { ChallengePurpose, ListKey, Method, Principal, SessionEffect } from './policy.ts'

export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Item extends z.ZodType | undefined = z.ZodType | undefined,
> {
  method: Method
  path: `/${string}`
  /** Alternative methods or paths of the same handler, for clients that call it by another address. */
  aliases?: readonly { method: Method; path: `/${string}` }[]
  /**
   * What the call does, in a sentence or two. Who may call it, its errors and the effect of a repeat are described from
   * the fields below (`describe` of `scripts/description.ts`).
   */
  summary: string
  principals: readonly Principal[]
  /** Whitelabel module that must be on; `COMM3` is always on. */
  module: ModuleId
  /** Query of a GET or DELETE, otherwise the body. Strict: unknown fields are refused. */
  input: Input
  /** Schema of `value` in the envelope. Fields that it does not list are not sent. */
  output: Output
  /** Set if the output is a list: the property of its rows, and the schema of a row. */
  list?: { key: ListKey; item: Item }
  /** The body must be encrypted as a JWE; a plain body is refused. */
  sealed?: boolean
  /** The body may be a form (`application/x-www-form-urlencoded`) as well as JSON. */
  form?: boolean
  /** Requires a proof of work, which is used up before the body is read; `system.challenge` issues the challenge. */
  challenge?: ChallengePurpose
  /** Headers of the call in addition to the common ones, with their values; `*`: any non-empty value. */
  headers?: Readonly<Record<string, string>>
  /** At most one call per this many milliseconds; the next is refused with `throttled`. Keyed per session or IP. */
  throttleMs?: number
  /**
   * The client caches the first answer for the session (its epoch is part of the key); `language`: per language too.
   */
  cache?: 'session' | 'language'
  /** The client may repeat the call after a network failure or a retryable error. GETs are repeated by default. */
  retry?: boolean
  /** Maximum size of the body in bytes if it exceeds the default of 64 KiB, for pictures. */
  maxBytes?: number
  /**
   * `input.fundPassword` is checked first. Such a call has a path under `passwordCheck/` and is sealed; its fund
   * password is not part of the input that an idempotency key identifies.
   */
  fundPassword?: boolean
  /** Also available during maintenance and in blocked regions. */
  alwaysOpen?: boolean
  /** Also available to a session whose password must be changed first. Calls of visitors are always available. */
  beforePasswordChange?: boolean
  /** Begins what the terms govern, such as play, a deposit or a reward: refused until changed terms are accepted. */
  underTerms?: boolean
  /** Moves money: requires an `Idempotency-Key`; a repeat returns the first response. */
  money?: boolean
  /**
   * Makes something that a repeat must not make again: with an `Idempotency-Key`, a repeat returns the first response. A
   * refusal leaves the key free. A captcha is not part of the input that a key identifies.
   */
  keyed?: boolean
  /** The output is a login result, which begins or renews the session of the client. */
  session?: SessionEffect
  /** Error codes of the call, in addition to those shared by all calls. */
  errors: readonly ErrorCode[]
}

/** Declares a call of the gateway. This is the only place where its schema, permissions and policy are defined. */
export function endpoint<
  I extends z.ZodType,
  O extends z.ZodType,
  T extends z.ZodType | undefined = undefined,
  const P extends readonly Principal[] = readonly Principal[],
  const M extends boolean = false,
  const K extends boolean = false,
>(
  definition: Endpoint<I, O, T> & { principals: P; money?: M; keyed?: K },
): Endpoint<I, O, T> & { principals: P; money?: M; keyed?: K } {
  return definition
}

/**
 * Entry point of the package that contains the calls: `main` is the root (`@brand/sdk`); `member` and `agent` are
 * separate entries for the pages that import them (`@brand/sdk/member`, `@brand/sdk/agent`).
 */
export type EntryPoint = 'main' | 'member' | 'agent'

export interface Area<Name extends string = string, Calls extends object = Readonly<Record<string, Endpoint>>> {
  readonly name: Name
  readonly entry: EntryPoint
  /** What its calls are about, in a sentence. */
  readonly about: string
  readonly calls: { readonly [Name in keyof Calls]: Calls[Name] }
}

/** Declares an area of the contract: its name in the client (`sdk.<name>`), its entry and its calls. */
export function area<const Name extends string, Calls extends object>(
  name: Name,
  { entry, about }: { entry: EntryPoint; about: string },
  calls: Calls,
): Area<Name, Calls> {
  return { name, entry, about, calls }
}

/** The calls of each area under its name; an area that is exported under another name does not compile. */
export function callsOf<const Areas extends { readonly [Name in keyof Areas]: Area<Name & string> }>(
  areas: Areas,
): { readonly [Name in keyof Areas]: Areas[Name]['calls'] } {
  return Object.fromEntries(
    Object.values<Area>(areas as Readonly<Record<string, Area>>).map(({ name, calls }) => [name, calls]),
  ) as unknown as { readonly [Name in keyof Areas]: Areas[Name]['calls'] }
}

export const everyone = ['visitor', 'member', 'trial', 'agent'] as const satisfies readonly Principal[]
export const signedIn = ['member', 'trial', 'agent'] as const satisfies readonly Principal[]

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
  /** Other methods or paths that reach the same handler, where clients know the call by two addresses. */
  aliases?: readonly { method: Method; path: `/${string}` }[]
  /**
   * What the call does, in a sentence or two. Who may call it, what is refused and what a repeat does is described from
   * the fields below (`describe` of `scripts/description.ts`).
   */
  summary: string
  principals: readonly Principal[]
  /** Whitelabel module that must be on; `COMM3` is always on. */
  module: ModuleId
  /** Query of a GET or DELETE, body otherwise. Strict: unknown fields are refused. */
  input: Input
  /** The `value` of the envelope. Only what it lists leaves the gateway. */
  output: Output
  /** Set when the output is a list: how the wire names its rows, and the row itself. */
  list?: { key: ListKey; item: Item }
  /** The body travels as a JWE; a plain body is refused. */
  sealed?: boolean
  /** A proof of work is used up before the body is opened; `system.challenge` issues the challenge. */
  challenge?: ChallengePurpose
  /** Headers the call carries beside those every call has, by their value; `*`: any non-empty value. */
  headers?: Readonly<Record<string, string>>
  /** At most one call per this many milliseconds; the next is refused with `throttled`. Keyed per session or IP. */
  throttleMs?: number
  /**
   * The client caches the first answer for the session (its epoch is part of the key); `language`: per language too.
   */
  cache?: 'session' | 'language'
  /** The client may send it again after a network failure or a retryable refusal. GETs may by default. */
  retry?: boolean
  /** Bytes of a body at most, where the usual 64 KiB are not enough: pictures. */
  maxBytes?: number
  /**
   * `input.fundPassword` is checked first. Such a call is under `passwordCheck/`, is sealed, and its fund password is
   * never part of what an idempotency key identifies.
   */
  fundPassword?: boolean
  /** Open also under maintenance and to visitors of a blocked region. */
  alwaysOpen?: boolean
  /** Open also to a session whose password has to be changed first. Calls that a visitor may make are open to all. */
  beforePasswordChange?: boolean
  /** Moves money: needs an `Idempotency-Key`, and is answered once. */
  money?: boolean
  /** The output is a login result that begins a session in the client, or renews the one it holds. */
  session?: SessionEffect
  /** Refusals of its own, beside those every call shares. */
  errors: readonly ErrorCode[]
}

/** Declares one call of the gateway: the single place its shape, rights and policy are written. */
export function endpoint<
  I extends z.ZodType,
  O extends z.ZodType,
  T extends z.ZodType | undefined = undefined,
  const P extends readonly Principal[] = readonly Principal[],
  const M extends boolean = false,
>(definition: Endpoint<I, O, T> & { principals: P; money?: M }): Endpoint<I, O, T> & { principals: P; money?: M } {
  return definition
}

/**
 * Which entry of the package carries the calls: `main` is the root (`@brand/sdk`); another is an entry of its own, for
 * the pages that import it (`@brand/sdk/member`).
 */
export type EntryPoint = 'main' | 'member'

export interface Area<Name extends string = string, Calls extends object = Readonly<Record<string, Endpoint>>> {
  readonly name: Name
  readonly entry: EntryPoint
  readonly calls: { readonly [Name in keyof Calls]: Calls[Name] }
}

/** Declares an area of the contract: its name in the client (`sdk.<name>`), its entry and its calls. */
export function area<const Name extends string, Calls extends object>(
  name: Name,
  { entry }: { entry: EntryPoint },
  calls: Calls,
): Area<Name, Calls> {
  return { name, entry, calls }
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

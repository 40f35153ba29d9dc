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
  /** Other methods or paths that reach the same handler, where the spec names two. */
  aliases?: readonly { method: Method; path: `/${string}` }[]
  /** One sentence for the reference docs. */
  summary: string
  /** Section of the specification, or `ours`. */
  source: string
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
  /** A proof of work is burnt before the body is opened. */
  challenge?: ChallengePurpose
  /** At most one call per this many milliseconds; the next is refused visibly with `throttled`. Keyed per session or IP. */
  throttleMs?: number
  /** The client keeps the first answer for the session (its epoch is part of the key); `language`: per language too. */
  cache?: 'session' | 'language'
  /** The client may send it again after a network failure or a retryable refusal. GETs may by default. */
  retry?: boolean
  /** Bytes of a body at most, where the usual 64 KiB do not hold it: pictures. */
  maxBytes?: number
  /** `input.fundPassword` is checked first (rules D10); by rule under `passwordCheck/`, sealed, and never part of what a key stands for. */
  fundPassword?: boolean
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

export const everyone = ['visitor', 'member', 'trial', 'agent'] as const satisfies readonly Principal[]
export const signedIn = ['member', 'trial', 'agent'] as const satisfies readonly Principal[]

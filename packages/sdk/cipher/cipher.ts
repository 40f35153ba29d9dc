import type { CallOptions } from '../client/call-options.ts'
import type { Clock } from '../client/clock.ts'
import type { Descriptor } from '../client/descriptor.ts'

export interface Plain {
  method: string
  path: string
  body: unknown
  /** Server time in ms, as well as the client knows it when called: the response with the keys may correct it. */
  readonly now: () => number
}

export interface Sealed {
  headers: Record<string, string>
  body: string
}

/** How sealed bodies are sent. Another gateway's scheme needs another cipher. */
export interface Cipher {
  readonly seal: (plain: Plain) => Promise<Sealed>
  /** Opens a text the gateway sealed for its clients; rejects anything else. */
  readonly open?: (sealed: string) => Promise<string>
}

/** Public key of the gateway, as its status publishes it. */
export interface PublicKey {
  kid: string
  kty: string
  crv: string
  x: string
  y: string
}

/** What a cipher may use of its client. */
export interface CipherHost {
  call: <I, O>(endpoint: Descriptor<I, O>, input: I, options?: CallOptions) => Promise<O>
  /** Keys of the last status answer; undefined: never fetched, or refused since. */
  keys: readonly PublicKey[] | undefined
  /** The `Date` header is readable; else the time comes from the status. */
  seesDate: boolean
  /** Server time minus local time, in ms. */
  offsetMs: number
  clock: Clock
}

export type CipherMaker = (host: CipherHost) => Cipher | Promise<Cipher>

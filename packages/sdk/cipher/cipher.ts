import type { Core } from '../client/core.ts'

export interface Plain {
  method: string
  path: string
  body: unknown
  /** Server time in ms, as well as the client knows it when asked: the keys may bring better knowledge. */
  readonly now: () => number
}

export interface Sealed {
  headers: Record<string, string>
  body: string
}

/** How sealed bodies travel. Another gateway's scheme is another cipher. */
export interface Cipher {
  readonly seal: (plain: Plain) => Promise<Sealed>
  /** Opens a text the gateway sealed for its clients; rejects what it did not. */
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

/** What a cipher may ask of its client: calls, and the keys of the last status (absent: never asked, or refused since). */
export type CipherHost = Pick<Core, 'call' | 'keys' | 'seesDate' | 'offsetMs' | 'clock'>

export type CipherMaker = (host: CipherHost) => Cipher | Promise<Cipher>

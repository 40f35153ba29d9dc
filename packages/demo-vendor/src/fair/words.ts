/**
 * HMAC-SHA256 under the server seed: 32 bytes for a message. Node's on the server, another implementation in the
 * browser.
 */
export type Mac = (message: string) => Uint8Array

const RANGE = 2 ** 32

/**
 * An endless sequence of 32-bit numbers: `clientSeed:nonce:cursor`, cursor from 0, each answer read as eight big-endian
 * words.
 */
export function* words(mac: Mac, clientSeed: string, nonce: number): Generator<number, never> {
  for (let cursor = 0; ; cursor++) {
    const bytes = mac(`${clientSeed}:${nonce}:${cursor}`)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let at = 0; at + 4 <= bytes.byteLength; at += 4) yield view.getUint32(at)
  }
}

/**
 * A number from 0 to `size` − 1, each equally likely: words above the last whole multiple of `size` are skipped, not
 * folded back.
 */
export function pick(row: Iterator<number, never>, size: number): number {
  const limit = RANGE - (RANGE % size)
  for (;;) {
    const { value } = row.next()
    if (value < limit) return value % size
  }
}

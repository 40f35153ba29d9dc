import { brotliCompressSync, constants, crc32, deflateRawSync } from 'node:zlib'
import type { Encoding } from '../request/encoding.ts'

/** Made once for many answers: the last tenth is not worth ten times as long. */
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
}
/** Shorter answers grow by being compressed, or gain nothing. */
const leastBytes = 1024
/** A block of bytes as they are holds no more. */
const mostBytes = 65_535

export interface Sent {
  bytes: Buffer
  /** Undefined: they are as they are. */
  encoding: Encoding | undefined
}

/** Of RFC 1952: magic number, deflate, no flags, no time, Unix. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

/**
 * The beginning that many answers have in common. It is compressed once per encoding, up to a byte's end; the rest of
 * each answer follows as it is, in a block that is not compressed.
 */
export class Beginning {
  readonly #text: Buffer
  readonly #packed = new Map<Encoding, Buffer>()
  readonly #crc: number

  constructor(text: string) {
    this.#text = Buffer.from(text)
    this.#crc = crc32(this.#text)
  }

  /** The whole answer, in this encoding where it gains by it. */
  followedBy(rest: string, encoding: Encoding | undefined): Sent {
    const end = Buffer.from(rest)
    if (encoding === undefined || this.#text.length < leastBytes || end.length > mostBytes)
      return { bytes: Buffer.concat([this.#text, end]), encoding: undefined }
    const begun = this.#begun(encoding)
    const bytes = encoding === 'br' ? withBrotliEnd(begun, end) : withGzipEnd(begun, end, this.#crc, this.#text.length)
    return { bytes, encoding }
  }

  #begun(encoding: Encoding): Buffer {
    let begun = this.#packed.get(encoding)
    if (!begun) {
      begun =
        encoding === 'br'
          ? brotliCompressSync(this.#text, brotli)
          : Buffer.concat([gzipHeader, deflateRawSync(this.#text, { finishFlush: constants.Z_SYNC_FLUSH })])
      this.#packed.set(encoding, begun)
    }
    return begun
  }
}

/**
 * RFC 7932: a meta-block of bytes as they are (ISLAST 0, 4 nibbles of MLEN - 1, ISUNCOMPRESSED 1), then an empty one.
 */
function withBrotliEnd(begun: Buffer, end: Buffer): Buffer {
  if (end.length === 0) return Buffer.concat([begun, Buffer.of(3)])
  const whole = Buffer.allocUnsafe(begun.length + end.length + 4)
  begun.copy(whole)
  whole.writeUIntLE(((end.length - 1) << 3) | (1 << 19), begun.length, 3)
  end.copy(whole, begun.length + 3)
  whole[whole.length - 1] = 3
  return whole
}

/** RFC 1951: a last block of bytes as they are, its length twice; RFC 1952: checksum and length of the whole text. */
function withGzipEnd(begun: Buffer, end: Buffer, crc: number, length: number): Buffer {
  const whole = Buffer.allocUnsafe(begun.length + end.length + 13)
  begun.copy(whole)
  let at = whole.writeUInt8(1, begun.length)
  at = whole.writeUInt16LE(end.length, at)
  at = whole.writeUInt16LE(~end.length & 0xffff, at)
  at += end.copy(whole, at)
  at = whole.writeUInt32LE(crc32(end, crc), at)
  whole.writeUInt32LE((length + end.length) % 2 ** 32, at)
  return whole
}

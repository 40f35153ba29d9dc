import { createHmac } from 'node:crypto'
import type { Lottery } from '../games/index.ts'

/**
 * 32-bit words of a seed, one after another: HMAC-SHA256(seed, `<game>:<issue>:<block>`), four bytes each, big-endian.
 * The seed's text itself is the key, as at the vendors: any tool repeats the computation, and their verify page draws
 * our issues again.
 */
function wordsOf(seed: string, name: string): () => number {
  let bytes = Buffer.alloc(0)
  let block = 0
  let at = 0
  return () => {
    if (at >= bytes.length) {
      bytes = createHmac('sha256', seed).update(`${name}:${block++}`).digest()
      at = 0
    }
    at += 4
    return bytes.readUInt32BE(at - 4)
  }
}

/**
 * The numbers of an issue: they follow from the seed, so they can be drawn again. Every number is as likely as any
 * other.
 */
export function drawNumbers(
  { code, format: { count, from, to, unique } }: Pick<Lottery, 'code' | 'format'>,
  numero: string,
  seed: string,
): number[] {
  const next = wordsOf(seed, `${code}:${numero}`)
  const below = (size: number): number => {
    // A word beyond the last whole multiple would bias towards small numbers.
    const fair = 2 ** 32 - (2 ** 32 % size)
    for (;;) {
      const word = next()
      if (word < fair) return word % size
    }
  }
  if (!unique) return Array.from({ length: count }, () => from + below(to - from + 1))
  const left = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? from)
}

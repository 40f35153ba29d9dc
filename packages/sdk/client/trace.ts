/** Begins the trace of a call, and makes the `traceparent` of each of its attempts. */
export type Trace = () => () => string

/** Random hexadecimal digits, two for each byte. */
const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => (byte + 256).toString(16).slice(1)).join('')

/**
 * Traces that begin here: random ids and nothing else, one trace for all attempts of a call. `share`, from 0 to 1, is the
 * part of them that is marked as sampled.
 */
export function traces(share: number): Trace {
  return () => {
    const trace = randomHex(16)
    const flags = Math.random() < share ? '01' : '00'
    return () => `00-${trace}-${randomHex(8)}-${flags}`
  }
}

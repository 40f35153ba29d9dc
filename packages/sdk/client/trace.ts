/** Random hexadecimal digits, two for each byte. */
const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => (byte + 256).toString(16).slice(1)).join('')

/** Makes the `traceparent` of each attempt of one call: all are of one trace. Without a share there is none. */
export function startTrace(share: number | undefined, random: () => number): () => string | undefined {
  if (share === undefined) return () => undefined
  const trace = randomHex(16)
  const flags = random() < share ? '01' : '00'
  return () => `00-${trace}-${randomHex(8)}-${flags}`
}

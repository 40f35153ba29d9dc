/** 64 random bits as hexadecimal digits. */
const randomHex = () => (crypto.getRandomValues(new BigUint64Array(1))[0] as bigint).toString(16).padStart(16, '0')

/** Makes the `traceparent` of each attempt of one call: all are of one trace. Without a share there is none. */
export function startTrace(share: number | undefined, random: () => number): () => string | undefined {
  const head = share !== undefined && `00-${randomHex()}${randomHex()}-`
  const flags = random() < (share ?? 0) ? '-01' : '-00'
  return () => (head ? head + randomHex() + flags : undefined)
}

const hex = (size: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(size)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const newClientSeed = (): string => hex(8)
/** The client's own name for a spin or a slip, in the shape of a UUID. */
export const newRef = (): string => [4, 2, 2, 2, 6].map(hex).join('-')

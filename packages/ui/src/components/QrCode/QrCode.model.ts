export type Level = 'L' | 'M' | 'Q' | 'H'

/**
 * Bytes that the largest QR code (version 40) holds, by how much of it may be damaged: 7, 15, 25, 30 % (ISO/IEC 18004).
 */
const most: Record<Level, number> = { L: 2953, M: 2331, Q: 1663, H: 1273 }

/** Whether a text fits a QR code at all. The drawing library throws where it does not. */
export const fits = (value: string, level: Level): boolean =>
  value !== '' && new TextEncoder().encode(value).length <= most[level]

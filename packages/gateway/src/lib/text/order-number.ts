import { randomBytes } from 'node:crypto'

/** Letters and digits that cannot be confused. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The letter of its kind, the day it was made, and eight signs that cannot be guessed, which are also its reference.
 */
export function newNumber(kind: 'D' | 'W', at: Date): { orderNo: string; reference: string } {
  const reference = [...randomBytes(8)].map((byte) => letters[byte % 32]).join('')
  return { orderNo: `${kind}${at.toISOString().slice(2, 10).replaceAll('-', '')}${reference}`, reference }
}

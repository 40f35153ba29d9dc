const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ'
const digits = '23456789'

/**
 * 16 letters and digits that cannot be mistaken for one another, both kinds in every password (about 93 bits), from at
 * least 20 bytes of which nothing is known.
 */
export function printablePassword(bytes: Buffer): string {
  if (bytes.length < 20) throw new Error('too few bytes for a password')
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  const pick = (from: string) => {
    const sign = from.charAt(Number(rest % BigInt(from.length)))
    rest /= BigInt(from.length)
    return sign
  }
  return pick(letters) + pick(digits) + Array.from({ length: 14 }, () => pick(letters + digits)).join('')
}

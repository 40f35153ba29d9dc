import { sha256Of } from './sha256.ts'

/**
 * Proof of work as `altcha-lib/v1` makes and checks it, so a gateway needs that library and nothing of ours:
 * `challenge` is SHA-256(salt + number) in hex for one number from 0 to `maxnumber`; the salt carries purpose and
 * expiry, and the gateway's HMAC signs it all. The proof is base64 of `{algorithm, challenge, number, salt,
 * signature}`.
 */
export interface Challenge {
  algorithm: string
  challenge: string
  maxnumber: number
  salt: string
  signature: string
}

/** Whether a value has the shape of a challenge this client can solve. */
export function isChallenge(value: unknown): value is Challenge {
  const c = value as Partial<Record<keyof Challenge, unknown>> | null
  if (typeof c !== 'object' || c === null || c.algorithm !== 'SHA-256' || !Number.isSafeInteger(c.maxnumber))
    return false
  return [c.challenge, c.salt, c.signature].every((part) => typeof part === 'string')
}

/** Numbers tried between two pauses: a few milliseconds of work. */
const slice = 2000

/** Tries number after number. `breathe` is awaited between slices: it yields to other work, and throws to stop. */
export async function prove(given: Challenge, breathe: () => Promise<void>): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature } = given
  const encoder = new TextEncoder()
  const digest = sha256Of(encoder.encode(salt))
  const wanted = Array.from({ length: 8 }, (_, word) => Number.parseInt(challenge.slice(word * 8, word * 8 + 8), 16))
  for (let number = 0; number <= maxnumber; number++) {
    const found = digest(encoder.encode(String(number)))
    if (wanted.every((word, at) => word === found[at]))
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
    if (number % slice === slice - 1) await breathe()
  }
  throw new Error('no number solves this challenge')
}

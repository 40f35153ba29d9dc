import { hash, verify, type Options } from '@node-rs/argon2'
import { refuse } from '../../lib/refusal.ts'

/** Hashes passwords beside the event loop, and only a limited number at a time: logins must not starve the rest. */
export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * With no stored hash it spends the same work on a made-up one, so that an unknown name takes as long as a wrong
   * password.
   */
  verify(stored: string | null, password: string): Promise<boolean>
  /**
   * The hash to store in place of one that a right password was verified with, where that is of another form of its
   * letters; undefined where it is not.
   */
  renewed(stored: string, password: string): Promise<string | undefined>
}

/**
 * A password in the one form of its letters, whichever device it was typed on (NFKC): Bengali য়, Arabic آ and é have
 * two each. What is checked against a rule, compared or hashed is this.
 */
export const readPassword = (typed: string): string => typed.normalize('NFKC')

/** The forms a password may have been hashed in, the present one first. Of ASCII there is only one. */
const formsOf = (typed: string): string[] => [
  ...new Set([readPassword(typed), typed, typed.normalize('NFC'), typed.normalize('NFD')]),
]

export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const promised: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** For throwaway gateways, where hashing would take most of the time of a test. */
export const quickPasswords: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }

interface PasswordOptions {
  /** Hashes at once. */
  running?: number
  /** Hashes that wait; more are refused with `unavailable`. */
  waiting?: number
  cost?: PasswordCost | undefined
  argon2?: { hash: typeof hash; verify: typeof verify }
}

export function createPasswords({
  running = 4,
  waiting = 16,
  cost = promised,
  argon2 = { hash, verify },
}: PasswordOptions = {}): Passwords {
  let busy = 0
  const queue: (() => void)[] = []
  let decoy: Promise<string> | undefined

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= running) {
      if (queue.length >= waiting)
        throw refuse('unavailable', { retryAfterMs: 1000, message: 'too many sign-ins at once' })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else busy++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else busy--
    }
  }

  return {
    hash: (password) => turn(() => argon2.hash(readPassword(password), cost)),
    verify: (stored, password) =>
      turn(async () => {
        decoy ??= argon2.hash('nobody has this password', cost)
        for (const form of formsOf(password))
          if (await argon2.verify(stored ?? (await decoy), form)) return stored !== null
        return false
      }),
    renewed: (stored, password) =>
      formsOf(password).length === 1
        ? Promise.resolve(undefined)
        : turn(async () => {
            const form = readPassword(password)
            return (await argon2.verify(stored, form)) ? undefined : argon2.hash(form, cost)
          }),
  }
}

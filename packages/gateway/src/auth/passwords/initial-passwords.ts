import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../../db/client.ts'
import { printablePassword } from '../../lib/crypto/printable-password.ts'
import { secret } from '../encryption/secret.ts'

/**
 * Initial passwords of accounts that somebody else makes. Each is made from the key of the form, which is not stored:
 * a repeat of the call makes the same one, and the database cannot tell it.
 */
export interface InitialPasswords {
  of(madeBy: string, key: string): string
}

export async function createInitialPasswords(db: Db): Promise<InitialPasswords> {
  const hmacKey = await secret(db, 'initial-passwords', () => randomBytes(32).toString('hex'))
  return {
    of: (madeBy, key) => printablePassword(createHmac('sha256', hmacKey).update(`${madeBy}:${key}`).digest()),
  }
}

import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Mac } from './words.ts'

/** A server seed is 32 random bytes in hex; the text itself is the key, so that any tool can repeat the computation. */
export const newServerSeed = (): string => randomBytes(32).toString('hex')

/** The seed that belongs to a name under a secret; one seed reveals nothing about another. */
export const seedOf = (secret: string, name: string): string => createHmac('sha256', secret).update(name).digest('hex')

/** What is shown before play. */
export const commitment = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex')

export const nodeMac =
  (serverSeed: string): Mac =>
  (message) =>
    createHmac('sha256', serverSeed).update(message).digest()

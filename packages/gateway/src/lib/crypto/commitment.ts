import { createHash } from 'node:crypto'

/** What is published before a draw: it binds the operator to the seed and reveals nothing about it. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')

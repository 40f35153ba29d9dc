import { createHash } from 'node:crypto'
import type { ChainHead } from './head.ts'
import { partNames, type Places, type SealPart } from './rows.ts'

export interface Seal extends Record<SealPart, Buffer> {
  seq: number
  at: Date
  upto: Places
  prev: string
  hash: string
  keyId: string
  signature: string
}

export const genesis = '0'.repeat(64)

/** A seal with the sha-256 of what it contains, hex, in place of that. */
export type Link = Omit<Seal, SealPart> & Record<SealPart, string>

export const headOf = ({ seq, hash, at }: Link): ChainHead => ({ seq, hash, at: at.toISOString() })

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** What a link of the chain contains: its place, the link before, and what it seals, or the digests (hex) of that. */
export const hashOf = (seal: Omit<Seal, SealPart | 'hash' | 'signature'> & Record<SealPart, Buffer | string>): string =>
  sha256(
    JSON.stringify([
      1,
      seal.seq,
      seal.at.toISOString(),
      seal.prev,
      seal.keyId,
      ...partNames.flatMap((name) => [name, ...seal.upto[name], digestOf(seal[name])]),
    ]),
  )

/** Whether a seal contains what its hash says, whatever somebody has put in its place. */
export function isAsHashed(seal: Link | Seal): boolean {
  try {
    return hashOf(seal) === seal.hash
  } catch {
    return false
  }
}

const digestOf = (part: Buffer | string) => (typeof part === 'string' ? part : sha256(part))

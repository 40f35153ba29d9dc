import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type ChainHead, Standstill } from './standstill.ts'

export type { ChainHead } from './standstill.ts'

function parsed(text: string): Partial<ChainHead> {
  try {
    return Object(JSON.parse(text)) as Partial<ChainHead>
  } catch {
    return {}
  }
}

/** The head as recorded outside; undefined where nothing was sealed yet. @throws Standstill where the file has none */
export function readHead(file: string): ChainHead | undefined {
  if (!existsSync(file)) return undefined
  const { seq, hash, at } = parsed(readFileSync(file, 'utf8'))
  if (!Number.isSafeInteger(seq) || typeof hash !== 'string' || typeof at !== 'string')
    throw new Standstill(`${file} holds no head of the ledger's chain: put a copy of the head there`)
  return { seq: Number(seq), hash, at }
}

/** Writes the head to a temporary name and renames it, so that it is the new one or the one before. */
export function writeHead(file: string, head: ChainHead): void {
  const part = `${file}.${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(part, `${JSON.stringify(head)}\n`, { mode: 0o600, flush: true })
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Writes a later head; gateways may share the file, and one that was slower does not put it back. */
export function advanceHead(file: string, head: ChainHead): void {
  if ((readHead(file)?.seq ?? 0) < head.seq) writeHead(file, head)
}

/**
 * Puts another head in the place of one that a person gave up, which stays in `<file>.replaced`, a line each. `head`:
 * undefined where the chain begins anew.
 */
export function replaceHead(file: string, old: ChainHead, head: ChainHead | undefined, by: string, at: Date): void {
  appendFileSync(`${file}.replaced`, `${JSON.stringify({ ...old, replacedAt: at.toISOString(), by })}\n`, {
    mode: 0o600,
    flush: true,
  })
  if (head) writeHead(file, head)
  else rmSync(file, { force: true })
}

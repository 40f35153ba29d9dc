import * as z from 'zod'
import type { Db } from '../../db/client.ts'
import { follow } from '../../ledger/chain/follow.ts'
import { readHead, replaceHead, type ChainHead } from '../../ledger/chain/head.ts'
import { headOf } from '../../ledger/chain/links.ts'
import { queryOn } from '../../ledger/chain/rows.ts'
import type { ChainOptions } from '../../ledger/chain/seal.ts'
import { HeadLost } from '../../ledger/chain/standstill.ts'
import { refuse } from '../../lib/refusal.ts'
import { systemClock } from '../../lib/time/clock.ts'
import { command } from '../../server/command.ts'
import { runCommand } from './run.ts'

/**
 * Goes on from the newest seal in the database in place of the head that was written down outside, after a person has
 * restored an older backup. The old head is named by its number; it stays in the audit and in a file beside the new
 * one. Not one of the commands of operators, which change nothing outside the database.
 * @returns what is printed, and whether it was done
 */
export async function acceptRestored(
  db: Db,
  { keys, headFile }: ChainOptions,
  { head: number, as: operator }: { head: string; as: string },
): Promise<{ text: string; well: boolean }> {
  const old = readHead(headFile)
  if (!old) throw new Error(`there is no ${headFile}: no seal is written down outside of the database`)
  const query = queryOn(db.$client)
  let next: ChainHead | undefined
  const accept = command({
    name: 'accept-restored',
    summary: 'Goes on from the newest seal in the database.',
    input: z.object({ head: z.int().describe('Number of the seal that is given up') }),
    role: 'manager',
    effect: 'change',
    example: { head: 27 },
    async run(_context, { head }) {
      if (head !== old.seq)
        throw refuse('validation', { message: `the head is seal ${old.seq}: name it by --head ${old.seq}` })
      const whole = await follow(query, keys.known(), old).catch((error: unknown) => {
        if (error instanceof HeadLost) return undefined
        throw error
      })
      if (whole) throw refuse('not_found', { message: `seal ${old.seq} is here: there is nothing to accept` })
      const newest = await follow(query, keys.known(), undefined)
      next = newest && headOf(newest)
      return {
        text: `Sealing goes on after ${next ? `seal ${next.seq}` : 'nothing, with a chain of its own'}. Seal ${old.seq} stays in ${headFile}.replaced.`,
        before: old,
        after: next ?? null,
      }
    },
  })
  const at = systemClock.now()
  const request = { area: 'ledger', command: accept, input: { head: Number(number) }, operator }
  const result = await runCommand(db, request, { now: () => at })
  if (!result.done) return { text: result.message, well: false }
  replaceHead(headFile, old, next, operator, at)
  return { text: result.text, well: true }
}

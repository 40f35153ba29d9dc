import * as z from 'zod'
import { archivePostings, restorePostings } from '../../ledger/archive.ts'
import { posting } from '../../ledger/schema.ts'
import { refuse } from '../../lib/refusal.ts'
import { profiles } from '../../modules/responsible-gaming/index.ts'
import { command, defineOperator } from '../../server/command.ts'
import { monthsCommand } from '../../server/month-commands.ts'
import { allModules } from '../modules.ts'

/** The jobs that read postings. */
const readers = allModules
  .flatMap(({ consumers = [] }) => consumers)
  .filter(({ journal }) => journal === posting)
  .map(({ name }) => name)

/** Why a month is not archived. */
const reasons: Record<string, string> = {
  'not closed': 'it is not closed yet',
  'closing not sealed': 'what it ended with is not sealed yet',
  'not read by every job': 'a job has not read all of it',
  'jackpot not summed': 'the sum of a jackpot begins with it',
  'round open': 'a round that began in it is open',
  'withdrawal open': 'a withdrawal that began in it is open',
}

/** Days that pass beyond the online window, so that a range which is asked for at its edge is whole. */
const slackDays = 3

export default defineOperator('ledger', 'Months of the ledger', [
  monthsCommand('posting', 'the ledger', 'entries'),
  command({
    name: 'archive',
    summary: 'Archives the months of the ledger that ended before a day and before the records that members see.',
    input: z.object({ before: z.iso.date().describe('First day that is not archived, as 2026-01-01') }),
    role: 'manager',
    effect: 'change',
    example: { before: '2025-01-01' },
    async run({ tx, clock, settings }, { before }) {
      const { onlineDays } = profiles[settings().rg.profile].history
      const online = new Date(clock.now().getTime() - (onlineDays + slackDays) * 86_400_000).toISOString().slice(0, 10)
      const months = await archivePostings(tx, before < online ? before : online, readers)
      const lines = months.map(({ name, rows, kept }) =>
        kept === null ? `archive.${name}: ${rows} entries` : `${name} stays: ${reasons[kept] ?? kept}`,
      )
      return {
        text: lines.join('\n') || `No month ended before ${before < online ? before : online}.`,
        data: { months },
      }
    },
  }),
  command({
    name: 'restore',
    summary: 'Restores the archived month of the ledger that ended last.',
    input: z.object({ name: z.string().max(63).describe('Name of the month, as `ledger months` lists it') }),
    role: 'manager',
    effect: 'change',
    example: { name: 'posting_202412' },
    async run({ tx }, { name }) {
      const rows = await restorePostings(tx, name)
      if (rows === null) throw refuse('not_found', { message: `the archived month that ended last is not ${name}` })
      return { text: `${name}: ${rows} entries`, data: { name, rows } }
    },
  }),
])

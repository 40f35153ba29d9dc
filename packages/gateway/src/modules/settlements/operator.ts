import * as z from 'zod'
import { command, defineOperator } from '../../server/command.ts'
import { type Era, businessCalendarOf, erasOf } from '../../workflow/business-calendar.ts'
import { checkJournal } from './checks.ts'
import { type DayDifference, checkDays, rebuildDays } from './days.ts'

const limit = z.int().min(1).max(1000).default(50).describe('Maximum number of differences listed')

const figures = (of: Record<string, number> | null) =>
  of === null
    ? 'nothing'
    : Object.entries(of)
        .filter(([, value]) => value)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ') || 'zero'

const lineOf = ({ memberId, asset, day, gameType, kept, journal }: DayDifference) =>
  `${day} ${memberId} ${asset} ${gameType ?? 'no category'}: kept ${figures(kept)}; journal ${figures(journal)}`

/** The zones of the days, as `in Asia/Dhaka, from 2026-12-01T18:00:00.000Z on in Asia/Kolkata`. */
const zonesOf = (eras: readonly Era[], before: string): string =>
  eras.length === 0
    ? `in ${before}`
    : eras
        .map(({ since, timeZone }, n) => `${n === 0 ? '' : `from ${since.toISOString()} on `}in ${timeZone}`)
        .join(', ')

export default [
  defineOperator('settlements', 'Settlement ledger and daily totals', [
    command({
      name: 'check',
      summary: 'Compares the ledger with rounds, jackpots and vendors, and members’ daily totals with the ledger.',
      input: z.object({ limit }),
      role: 'viewer',
      effect: 'read',
      example: {},
      async run({ tx, settings }, { limit: most }) {
        const journal = await checkJournal(tx, { limit: most })
        const days = await checkDays(tx, most)
        const eras = await erasOf(tx)
        const lines = [
          ...journal.map(
            ({ source, id, counts, journal: rows }) => `${source} ${id}: ${figures(counts)}; journal ${figures(rows)}`,
          ),
          ...days.differences.map(lineOf),
          ...(journal.length > 0 ? ['The journal is not made anew: find out who wrote into these tables.'] : []),
          ...(days.differences.length > 0 ? ['settlements rebuild makes the days anew.'] : []),
        ]
        if (lines.length === 0) lines.push('The journal is what was settled, and the days are what it comes to.')
        lines.push(`Days are ${zonesOf(eras, settings().site.timeZone)}; ${days.waiting} rows of the journal wait.`)
        return { text: lines.join('\n'), data: { journal, days, zones: eras } }
      },
    }),
    command({
      name: 'rebuild',
      summary: 'Rebuilds members’ daily totals from the ledger, each day in the time zone of that day.',
      input: z.object({ limit }),
      role: 'manager',
      effect: 'change',
      example: {},
      async run({ tx, settings, clock }, { limit: most }) {
        await businessCalendarOf(tx, settings().site.timeZone, clock.now())
        const before = await checkDays(tx, most)
        const rows = await rebuildDays(tx)
        const after = await checkDays(tx, most)
        const wrong = before.differences.length
        return {
          text: [
            ...before.differences.map(lineOf),
            `${rows} days of members; ${wrong === most ? `${most} or more` : wrong} were not what the journal comes to.`,
          ].join('\n'),
          data: { rows, differences: before.differences },
          before: { differences: wrong, waiting: before.waiting },
          after: { differences: after.differences.length, waiting: after.waiting },
        }
      },
    }),
  ]),
]

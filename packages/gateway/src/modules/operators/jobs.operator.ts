import { asc } from 'drizzle-orm'
import * as z from 'zod'
import { refuse } from '../../lib/refusal.ts'
import { command, defineOperator } from '../../server/command.ts'
import { jobState } from '../../server/jobs/schema.ts'
import { requestJob } from '../../server/jobs/state.ts'

const name = z.string().min(1).max(100).describe('Name of the job, as `jobs list` prints it')

type Row = typeof jobState.$inferSelect

const stateOf = ({ failures, failingSince, nextAt }: Row): string =>
  failures === 0
    ? 'runs'
    : `has failed ${failures} times since ${failingSince?.toISOString()}, next at ${nextAt?.toISOString()}`

/** Background jobs: how they go, and a run at once. */
export const jobs = defineOperator('jobs', 'Background jobs, and those that fail', [
  command({
    name: 'list',
    summary: 'Lists the jobs of the leading gateway: when each succeeded last, and which fail.',
    input: z.object({ failing: z.boolean().default(false).describe('Only those that fail') }),
    role: 'viewer',
    effect: 'read',
    example: { failing: true },
    async run({ tx }, { failing }) {
      const rows = await tx.select().from(jobState).orderBy(asc(jobState.name))
      const shown = rows.filter(({ failures }) => !failing || failures > 0)
      const text = shown.map(
        (row) => `${row.name} ${stateOf(row)}, last success ${row.lastOkAt?.toISOString() ?? 'never'}`,
      )
      return { text: text.length > 0 ? text : failing ? 'No job fails.' : 'No job has run yet.', data: shown }
    },
  }),
  command({
    name: 'show',
    summary: 'Shows one job with its last error.',
    input: z.object({ name }),
    role: 'viewer',
    effect: 'read',
    example: { name: 'settlement-days' },
    async run({ tx }, input) {
      const rows = await tx.select().from(jobState)
      const row = rows.find((each) => each.name === input.name)
      if (!row) throw refuse('not_found', { message: `no job ${input.name} has run` })
      return { text: [`${row.name} ${stateOf(row)}`, ...(row.lastError ? [row.lastError] : [])], data: row }
    },
  }),
  command({
    name: 'run',
    summary: 'Runs a job within seconds, also one that waits after a failure.',
    input: z.object({ name }),
    role: 'manager',
    effect: 'change',
    example: { name: 'settlement-days' },
    async run({ tx, clock }, input) {
      if (!(await requestJob(tx, input.name, clock.now())))
        throw refuse('not_found', { message: `no job ${input.name} has run` })
      return { text: `${input.name} runs within seconds`, before: null, after: input }
    },
  }),
])

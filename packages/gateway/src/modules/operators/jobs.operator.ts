import { asc, eq } from 'drizzle-orm'
import * as z from 'zod'
import { refuse } from '../../lib/refusal.ts'
import { command, defineOperator } from '../../server/command.ts'
import { jobState } from '../../server/jobs/schema.ts'
import { requestJob } from '../../server/jobs/state.ts'
import { itemsAside, retryItem } from '../../workflow/each-alone.ts'
import { jobItem } from '../../workflow/schema.ts'

const name = z.string().min(1).max(100).describe('Name of the job, as `jobs list` prints it')

type Row = typeof jobState.$inferSelect

const stateOf = ({ failures, failingSince, nextAt }: Row): string =>
  failures === 0
    ? 'runs'
    : `has failed ${failures} times since ${failingSince?.toISOString()}, next at ${nextAt?.toISOString()}`

/** Background jobs: how they go, and a run at once. */
export const jobs = defineOperator('jobs', 'Background jobs and their failures', [
  command({
    name: 'list',
    summary: 'Lists the jobs of the leading gateway, with their last success and failures.',
    input: z.object({ failing: z.boolean().default(false).describe('Only those that fail') }),
    role: 'viewer',
    effect: 'read',
    example: { failing: true },
    async run({ tx }, { failing }) {
      const rows = await tx.select().from(jobState).orderBy(asc(jobState.name))
      const shown = rows.filter(({ failures }) => !failing || failures > 0)
      const aside = await itemsAside(tx)
      const text = [
        ...shown.map((row) => `${row.name} ${stateOf(row)}, last success ${row.lastOkAt?.toISOString() ?? 'never'}`),
        ...[...aside].map(([job, items]) => `${job} has set ${items} aside: jobs items --name ${job}`),
      ]
      const none = failing ? 'No job fails.' : 'No job has run yet.'
      return { text: text.length > 0 ? text : none, data: { list: shown, aside: Object.fromEntries(aside) } }
    },
  }),
  command({
    name: 'show',
    summary: 'Shows one job with its last error.',
    input: z.object({ name }),
    role: 'viewer',
    effect: 'read',
    example: { name: 'days' },
    async run({ tx }, input) {
      const rows = await tx.select().from(jobState)
      const row = rows.find((each) => each.name === input.name)
      if (!row) throw refuse('not_found', { message: `no job ${input.name} has run` })
      return { text: [`${row.name} ${stateOf(row)}`, ...(row.lastError ? [row.lastError] : [])], data: row }
    },
  }),
  command({
    name: 'run',
    summary: 'Runs a job within seconds, even one that waits after a failure.',
    input: z.object({ name }),
    role: 'manager',
    effect: 'change',
    example: { name: 'days' },
    async run({ tx, clock }, input) {
      if (!(await requestJob(tx, input.name, clock.now())))
        throw refuse('not_found', { message: `no job ${input.name} has run` })
      return { text: `${input.name} runs within seconds`, before: null, after: input }
    },
  }),
  command({
    name: 'items',
    summary: 'Lists rows that a job set aside as failed, each with its last error.',
    input: z.object({ name }),
    role: 'viewer',
    effect: 'read',
    example: { name: 'requirements' },
    async run({ tx }, input) {
      const rows = await tx
        .select()
        .from(jobItem)
        .where(eq(jobItem.job, input.name))
        .orderBy(asc(jobItem.failedAt))
        .limit(500)
      const text = rows.map(
        ({ item, failures, nextAt, lastError }) =>
          `${item} failed ${failures} times, next at ${nextAt.toISOString()}: ${lastError}`,
      )
      return { text: text.length > 0 ? text : `${input.name} has set nothing aside.`, data: rows }
    },
  }),
  command({
    name: 'retry',
    summary: 'Returns a failed row to its job for the next run.',
    input: z.object({ name, item: z.string().min(1).max(200).describe('The row, as `jobs items` prints it') }),
    role: 'manager',
    effect: 'change',
    example: { name: 'contract-offers', item: '17' },
    async run({ tx, clock }, input) {
      if (!(await retryItem(tx, input.name, input.item, clock.now())))
        throw refuse('not_found', { message: `${input.name} has not set ${input.item} aside` })
      return { text: `${input.item} is handled at the next turn of ${input.name}`, before: null, after: input }
    },
  }),
])

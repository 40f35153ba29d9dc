import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { Module } from '../server/module.ts'
import { createClosing } from '../workflow/closings.ts'
import { type ReaderParts, createConsumer } from '../workflow/consumers.ts'

/** From now on the test leads, in this term: the election of an application beside it takes nothing over. */
export const lead = (owner: Db, term = 1) =>
  owner.execute(sql`update job_leader set gateway_id = gen_random_uuid(), term = ${term}, ends_at = 'infinity'`)

/** @returns makes turns of consumers and closings until nothing is left, as the gateway that leads in a term */
export function readers(parts: ReaderParts, { consumers = [], closings = [] }: Pick<Module, 'consumers' | 'closings'>) {
  const counting = consumers.map((consumer) => createConsumer(parts, consumer))
  const ending = closings.map((closing) => createClosing(parts, closing))
  return async (term = 1, stopping = new AbortController().signal): Promise<void> => {
    for (const turn of counting) while (await turn(stopping, term));
    for (const turn of ending) await turn(stopping, term)
  }
}

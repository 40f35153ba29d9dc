import type { Module } from '../server/module.ts'
import { createClosing } from '../workflow/closings.ts'
import { type ReaderParts, createConsumer } from '../workflow/consumers.ts'

/** @returns makes turns of consumers and closings until nothing is left, as the gateway that leads in a term */
export function readers(parts: ReaderParts, { consumers = [], closings = [] }: Pick<Module, 'consumers' | 'closings'>) {
  const counting = consumers.map((consumer) => createConsumer(parts, consumer))
  const ending = closings.map((closing) => createClosing(parts, closing))
  return async (term = 1, stopping = new AbortController().signal): Promise<void> => {
    for (const turn of counting) while (await turn(stopping, term));
    for (const turn of ending) await turn(stopping, term)
  }
}

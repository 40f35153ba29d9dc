import type { Method } from '@brand/sdk'
import { query, type CallQuery } from '@brand/sdk/react'

/**
 * The question of a call, the same for the hook, for what is sent before and for further pages. The language of its
 * answer, where it takes one, comes last, as pages write it in their first calls, unless the input names it.
 */
export function callQuery<I, O>(method: Method<I, O>, input: I, language: string): { input: I; query: CallQuery<O> } {
  const asked = method.endpoint.language
    ? { ...input, language: (input as { language?: string }).language ?? language }
    : input
  return { input: asked, query: query(method as Method<unknown, O>, asked) }
}

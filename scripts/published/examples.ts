import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'

export interface Example {
  code: string
  /** Marked `ts run`: a whole program, in words that plain JavaScript knows too. */
  runs: boolean
}

/** The `ts` examples of the client's README by name: `example-1` is the first. */
export function examples(): Map<string, Example> {
  const text = readFileSync(join(root, 'packages/sdk/README.md'), 'utf8')
  const found = [...text.matchAll(/^```ts( run)?\n([\s\S]*?)^```$/gm)]
  return new Map(found.map(([, runs, code = ''], at) => [`example-${at + 1}`, { code, runs: runs !== undefined }]))
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'

export interface Example {
  code: string
  /** Blocks marked `ts run`: whole programs whose syntax is also valid JavaScript. */
  runs: boolean
}

/** The `ts` examples of the client's README by name: `example-1` is the first. */
export function examples(): Map<string, Example> {
  const text = readFileSync(join(root, 'packages/sdk/README.md'), 'utf8')
  const found = [...text.matchAll(/^```ts( run)?\n([\s\S]*?)^```$/gm)]
  return new Map(found.map(([, runs, code = ''], at) => [`example-${at + 1}`, { code, runs: runs !== undefined }]))
}

import { execFile } from 'node:child_process'
import { programArgs } from '../../../../scripts/lib/programs.ts'
import { root } from '../../../../scripts/lib/run.ts'

function type(dataDir: string, words: readonly string[], input = ''): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, OPERATOR: 'e2e' }
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [...programArgs('operate'), ...words],
      { cwd: root, env },
      (error, out, complaints) => (error ? reject(new Error(complaints || error.message)) : resolve(out)),
    )
    child.stdin?.end(input)
  })
}

const known = new Map<string, Promise<unknown>>()

/** Runs an operator command, `npm run operate -- <area> <command>`, and returns its output. */
export async function operate(dataDir: string, area: string, command: string, input: object = {}): Promise<string> {
  // Several workers share one product: only one of them adds the operator, which then exists for the others.
  const add = () => type(dataDir, ['operators', 'add', '--name', 'e2e', '--roles', 'manager']).catch(() => {})
  if (!known.has(dataDir)) known.set(dataDir, add())
  await known.get(dataDir)
  return type(dataDir, [area, command, '--input', '-'], JSON.stringify(input))
}

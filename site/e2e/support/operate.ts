import { execFile } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

function type(dataDir: string, words: readonly string[], input = ''): Promise<string> {
  const flags = ['--conditions=@brand/source', '--disable-warning=ExperimentalWarning', 'scripts/operate.ts']
  const env = { ...process.env, DATA_DIR: dataDir, OPERATOR: 'e2e' }
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [...flags, ...words], { cwd: root, env }, (error, out, complaints) =>
      error ? reject(new Error(complaints || error.message)) : resolve(out),
    )
    child.stdin?.end(input)
  })
}

const known = new Map<string, Promise<unknown>>()

/** What an operator types: `npm run operate -- <area> <command>`; answers what it prints. */
export async function operate(dataDir: string, area: string, command: string, input: object = {}): Promise<string> {
  // Of several workers on one product only one adds the operator; it is there for the others.
  const add = () => type(dataDir, ['operators', 'add', '--name', 'e2e', '--roles', 'manager']).catch(() => {})
  if (!known.has(dataDir)) known.set(dataDir, add())
  await known.get(dataDir)
  return type(dataDir, [area, command, '--input', '-'], JSON.stringify(input))
}

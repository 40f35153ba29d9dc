import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../..')

/** What an operator types: `npm run -s cashier -- …`; answers what it prints. */
export async function cashier(dataDir: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@brand/source', '--disable-warning=ExperimentalWarning', 'scripts/cashier.ts', ...words],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
  )
  return stdout
}

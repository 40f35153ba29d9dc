// What many tests start from, made once a run of the code as it stands, so that it cannot be stale.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quickFolder } from '../../packages/gateway/src/testing/quick-folder.ts'
import { fromSource, root, runToEnd } from '../lib/run.ts'
import { bundlePrograms } from './bundle-programs.ts'

const programs = join(root, 'packages/gateway/node_modules/.cache/programs')
let dataDir: string | undefined
let made: Promise<NodeJS.ProcessEnv> | undefined

async function prepare(): Promise<NodeJS.ProcessEnv> {
  rmSync(programs, { recursive: true, force: true })
  await bundlePrograms(programs)
  // Copying keeps owners on POSIX alone.
  if (process.platform === 'win32') return { PROGRAMS: programs }
  // Named and marked like the folders of throwaway servers: the next of those removes it where this run was killed.
  dataDir = mkdtempSync(join(quickFolder(), 'brand-test-db-'))
  chmodSync(dataDir, 0o755)
  writeFileSync(join(dataDir, 'owner'), String(process.pid))
  const { code, output } = await runToEnd(process.execPath, [
    ...fromSource,
    'packages/gateway/src/testing/prepare-data.ts',
    dataDir,
  ])
  if (code !== 0) throw new Error(`The data folder of tests was not filled:\n${output}`)
  return { PROGRAMS: programs, PREPARED_DATA: dataDir }
}

/**
 * `PROGRAMS`: folder of the servers, a file each. `PREPARED_DATA`: data folder with a migrated and seeded
 * database; tests copy it.
 */
export const prepared = (): Promise<NodeJS.ProcessEnv> => (made ??= prepare())

/** Removes what was made. */
export async function removePrepared(): Promise<void> {
  await made?.catch(() => {})
  rmSync(programs, { recursive: true, force: true })
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
}

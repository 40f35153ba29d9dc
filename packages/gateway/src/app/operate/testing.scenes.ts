import { globSync } from 'node:fs'
import type { Db } from '../../db/client.ts'
import type { TestApp } from '../../testing/inject.ts'
import type { Run, Scene } from './testing.ts'

const sources = new URL('../../', import.meta.url)

/** How the commands of the ledger and of modules are tested: each has a `testing.scenes.ts` of its own. */
export async function areaScenes(run: Run, one: TestApp & { owner: Db }): Promise<Record<string, Scene>> {
  const all: Record<string, Scene> = {}
  for (const file of globSync('{ledger,modules}/**/testing.scenes.ts', { cwd: sources })) {
    const { default: scenes } = (await import(new URL(file.replaceAll('\\', '/'), sources).href)) as {
      default: (run: Run, one: TestApp & { owner: Db }) => Record<string, Scene> | Promise<Record<string, Scene>>
    }
    Object.assign(all, await scenes(run, one))
  }
  return all
}

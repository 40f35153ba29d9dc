import { globSync } from 'node:fs'
import type { Db } from '../../db/client.ts'
import type { TestApp } from '../../testing/inject.ts'
import type { Run, Scene } from './testing.ts'

const modules = new URL('../../modules/', import.meta.url)

/** How the commands of modules are tested: each has a `testing.scenes.ts` of its own. */
export async function areaScenes(run: Run, one: TestApp & { owner: Db }): Promise<Record<string, Scene>> {
  const all: Record<string, Scene> = {}
  for (const file of globSync('**/testing.scenes.ts', { cwd: modules })) {
    const { default: scenes } = (await import(new URL(file.replaceAll('\\', '/'), modules).href)) as {
      default: (run: Run, one: TestApp & { owner: Db }) => Record<string, Scene> | Promise<Record<string, Scene>>
    }
    Object.assign(all, await scenes(run, one))
  }
  return all
}

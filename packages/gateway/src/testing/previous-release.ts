import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The release before (0.2.0), which goes on while this one starts beside it: until there are tags, its commit. `PREVIOUS`
 * names another.
 */
const commit = process.env['PREVIOUS'] || '49040d73540cbfb478fac0d595424da4d83abc3f'
const root = join(import.meta.dirname, '../../../..')
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 })

/** False in a clone without that commit. */
export function hasPreviousRelease(): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** Gateway and client of that release in a folder of their own, with the dependencies of this clone; made once. */
export function previousRelease(): { main: string; client: string } {
  const folder = join(root, '.cache/releases', commit)
  if (!existsSync(folder)) {
    const part = `${folder}.${process.pid}`
    mkdirSync(join(part, 'node_modules/@brand'), { recursive: true })
    execFileSync('tar', ['-x', '-C', part], {
      input: git('archive', commit, 'package.json', 'packages/gateway', 'packages/sdk', 'locales'),
    })
    for (const name of ['gateway', 'sdk']) {
      symlinkSync(join('../../packages', name), join(part, 'node_modules/@brand', name))
      const own = join(root, 'packages', name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(part, 'packages', name, 'node_modules'))
    }
    rmSync(folder, { recursive: true, force: true })
    renameSync(part, folder)
  }
  return { main: join(folder, 'packages/gateway/src/app/main.ts'), client: join(folder, 'packages/sdk') }
}

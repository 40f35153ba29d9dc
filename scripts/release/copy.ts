// A copy of the repository in a folder of its own, so that versioning, tagging and building do not affect this one.
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/packed.ts'
import { root } from '../lib/run.ts'

const kind = process.platform === 'win32' ? 'junction' : 'dir'

/** Modules are shared, except our own packages, which must be those of the copy. */
function borrowModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '@brand' || name === '.cache') continue
    symlinkSync(join(from, name), join(to, name), kind)
  }
}

/**
 * Exports the last commit to `at`, as a release is made from a commit; returns the changes of the working tree that it
 * does not contain.
 */
export function copyRepository(at: string): string[] {
  mkdirSync(at, { recursive: true })
  const archive = `${at}.tar`
  run(root, 'git', ['archive', '--output', archive, 'HEAD'])
  run(at, 'tar', ['-xf', archive])
  borrowModules(join(root, 'node_modules'), join(at, 'node_modules'))
  mkdirSync(join(at, 'node_modules/@brand'))
  for (const name of readdirSync(join(at, 'packages'))) {
    symlinkSync(join(at, 'packages', name), join(at, 'node_modules/@brand', name), kind)
    const own = join(root, 'packages', name, 'node_modules')
    if (existsSync(own)) borrowModules(own, join(at, 'packages', name, 'node_modules'))
  }
  // A new history: for a shallow one, changesets would fetch more from the remote.
  run(at, 'git', ['init', '--quiet', '--initial-branch', 'main'])
  run(at, 'git', ['config', 'user.name', 'Rehearsal'])
  run(at, 'git', ['config', 'user.email', 'rehearsal@localhost'])
  commit(at, 'As it stands')
  return run(root, 'git', ['status', '--porcelain']).split('\n').filter(Boolean)
}

export function commit(at: string, message: string): void {
  run(at, 'git', ['add', '--all'])
  run(at, 'git', ['commit', '--quiet', '--no-verify', '--message', message])
}

import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root, runToEnd } from '../lib/run.ts'

async function mustRun(command: string, args: string[], cwd: string, env: object = {}): Promise<string> {
  const { code, output } = await runToEnd(command, args, {
    cwd,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
  })
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} in ${cwd} failed:\n${output}`)
  return output.trim()
}

const git = (...args: string[]) => mustRun('git', args, root)
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** The commit to compare with: the named one, or where this branch left `main`; on `main` itself, the last commit. */
export async function baseRevision(named: string | undefined): Promise<string> {
  const wanted = named ?? (await git('merge-base', 'HEAD', 'main').catch(() => 'HEAD'))
  return git('rev-parse', '--verify', `${wanted}^{commit}`)
}

const workspaces = ['.', 'packages/ui']

/** Uses the installed packages if the lockfile is the same, otherwise installs those of the revision. */
async function packages(folder: string) {
  const lock = (at: string) => readFileSync(join(at, 'package-lock.json'), 'utf8')
  if (lock(folder) !== lock(root)) {
    await mustRun(npm, ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'], folder)
    return
  }
  for (const workspace of workspaces) {
    const there = join(root, workspace, 'node_modules')
    if (existsSync(there))
      symlinkSync(there, join(folder, workspace, 'node_modules'), process.platform === 'win32' ? 'junction' : 'dir')
  }
}

/** Builds the stories of `folder`, without the pages about them. */
const storybook = (folder: string, output: string) =>
  mustRun(join(folder, 'node_modules/.bin/storybook'), ['build', '-o', output, '--quiet'], folder, {
    STORIES: 'packages/ui/src/**/*.stories.tsx',
  })

/** Storybook of a revision and of the working tree, built into `to/base` and `to/here`. */
export async function buildBoth(revision: string, to: string): Promise<{ base: string; here: string }> {
  const tree = join(to, 'tree')
  const built = { base: join(to, 'base'), here: join(to, 'here') }
  await git('worktree', 'add', '--quiet', '--detach', tree, revision)
  try {
    await packages(tree)
    await storybook(tree, built.base)
  } finally {
    await git('worktree', 'remove', '--force', tree)
  }
  await storybook(root, built.here)
  return built
}

// Runs before every command, on whatever Node started npm: installs what is missing, then ends.
// Built-ins only, and nothing newer than Node 20 (what follows runs on the Node the lockfile pins).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockClone } from './lib/clone-lock.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.installed')

function stop(line) {
  console.error(line)
  process.exit(1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  stop(`Node ${process.versions.node} is too old: install Node 20.19 or newer, then run this again.`)

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const isComplete = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

// Of two first starts one installs, and the other waits for it.
const release = isComplete() ? undefined : lockClone(root, () => console.log('Waiting for another installation…'))
if (!isComplete()) {
  console.log('Installing packages (once, about a minute)…')
  // The stamp is written last, so that an interrupted installation is repeated.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (run.status !== 0)
    stop(
      'Installing the packages failed: check the network and the message above, delete node_modules, then run this again.',
    )
  writeFileSync(stamp, wanted)
}
release?.()

// npm puts node_modules/.bin first in PATH, so the next script runs on the pinned Node where there is one for this
// platform.
const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const next = spawnSync(existsSync(pinned) ? pinned : process.execPath, ['--version'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const version = (next.stdout ?? '').trim()
if (next.status !== 0) stop('The Node in node_modules does not run: delete node_modules, then run this again.')
if (Number(version.slice(1).split('.')[0]) < 24)
  stop(`This platform has no pinned Node and ${version} is too old to go on: install Node 24, then run this again.`)

// In a clone, .githooks/pre-commit checks each commit before it is made, unless other hooks are already configured
// there.
if (!process.env.CI && existsSync(join(root, '.git')) && !existsSync(join(root, '.git', 'hooks', 'pre-commit'))) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (git('config', '--get', 'core.hooksPath').status === 1) git('config', 'core.hooksPath', '.githooks')
}

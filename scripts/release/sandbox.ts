import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, run } from '../lib/packed.ts'
import { startGroup } from './group.ts'
import type { Transcript } from './transcript.ts'

export interface Sandbox {
  url: string
  username: string
  password: string
  stop: () => Promise<void>
}

/**
 * An npm cache with the user's downloads but without installed programs: npx would run the one from the last rehearsal.
 */
function freshPrograms(folder: string): NodeJS.ProcessEnv {
  const cache = join(folder, 'npm-cache')
  mkdirSync(cache, { recursive: true })
  const mine = run(folder, 'npm', ['config', 'get', 'cache']).split('\n').at(-1) ?? ''
  mkdirSync(join(mine, '_cacache'), { recursive: true })
  symlinkSync(join(mine, '_cacache'), join(cache, '_cacache'), process.platform === 'win32' ? 'junction' : 'dir')
  return { ...process.env, NODE_OPTIONS: '', npm_config_cache: cache }
}

/** Runs `npx @brand/gateway` in an empty folder and reads its output like a user: the address, and the demo account. */
export async function startSandbox(folder: string, npmrc: string, { say, hide }: Transcript): Promise<Sandbox> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.npmrc'), npmrc)
  const since = Date.now()
  const port = await freePort()
  say(`\n$ npx @brand/gateway`)
  const { child, signal, output } = startGroup('npx', ['--yes', '@brand/gateway', '--port', String(port)], {
    cwd: folder,
    env: freshPrograms(folder),
  })
  await new Promise<void>((done, fail) => {
    child.stdout?.on('data', () => output().includes('Ctrl+C') && done())
    child.once('exit', (code) => fail(new Error(`npx @brand/gateway ended with ${code}: ${output()}`)))
    child.once('error', fail)
  })
  for (const [, secret = ''] of output().matchAll(/ \/ (\S+)$/gm)) hide(secret)
  const shown = output()
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('npm '))
    .join('\n')
  say(`${shown}\n  (${((Date.now() - since) / 1000).toFixed(1)} s from the command to a gateway that answers)`)
  const url = /Gateway at (\S+)/.exec(output())?.[1]
  const [, username, password] = /member\s+(\S+) \/ (\S+)/.exec(output()) ?? []
  if (!url || !username || !password)
    throw new Error(`the gateway does not say where it is and who may log in: ${output()}`)
  return {
    url,
    username,
    password,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      signal('SIGINT')
      await ended
    },
  }
}

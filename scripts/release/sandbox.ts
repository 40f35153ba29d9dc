import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, run } from '../lib/packed.ts'
import type { Transcript } from './transcript.ts'

export interface Sandbox {
  url: string
  username: string
  password: string
  stop: () => Promise<void>
}

/** A cache of npm whose downloads are the person's and whose programs are not: npx would run what it kept of the last rehearsal. */
function freshPrograms(folder: string): NodeJS.ProcessEnv {
  const cache = join(folder, 'npm-cache')
  mkdirSync(cache, { recursive: true })
  const mine = run(folder, 'npm', ['config', 'get', 'cache']).split('\n').at(-1) ?? ''
  mkdirSync(join(mine, '_cacache'), { recursive: true })
  symlinkSync(join(mine, '_cacache'), join(cache, '_cacache'), process.platform === 'win32' ? 'junction' : 'dir')
  return { ...process.env, NODE_OPTIONS: '', npm_config_cache: cache }
}

/** `npx @brand/gateway` in an empty folder, read as a person reads it: where it is, who may log in. */
export async function startSandbox(folder: string, npmrc: string, { say, hide }: Transcript): Promise<Sandbox> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.npmrc'), npmrc)
  const since = Date.now()
  const port = await freePort()
  say(`\n$ npx @brand/gateway`)
  const windows = process.platform === 'win32'
  // A group of its own, so that Ctrl+C reaches npx and what it runs.
  const child = spawn('npx', ['--yes', '@brand/gateway', '--port', String(port)], { cwd: folder, env: freshPrograms(folder), detached: !windows, shell: windows, stdio: ['ignore', 'pipe', 'pipe'] })
  const signal = (name: NodeJS.Signals) => (windows || !child.pid ? child.kill(name) : process.kill(-child.pid, name))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ready = new Promise<void>((done, fail) => {
    child.stdout.on('data', () => said.includes('Ctrl+C') && done())
    child.once('exit', (code) => fail(new Error(`npx @brand/gateway ended with ${code}: ${said}`)))
    child.once('error', fail)
  })
  await ready
  for (const [, secret = ''] of said.matchAll(/ \/ (\S+)$/gm)) hide(secret)
  const shown = said.split('\n').filter((line) => line.trim() && !line.startsWith('npm ')).join('\n')
  say(`${shown}\n  (${((Date.now() - since) / 1000).toFixed(1)} s from the command to a gateway that answers)`)
  const url = /Gateway at (\S+)/.exec(said)?.[1]
  const [, username, password] = /member\s+(\S+) \/ (\S+)/.exec(said) ?? []
  if (!url || !username || !password) throw new Error(`the gateway does not say where it is and who may log in: ${said}`)
  return {
    url, username, password,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      signal('SIGINT')
      await ended
    },
  }
}

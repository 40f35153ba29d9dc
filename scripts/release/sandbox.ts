import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, run } from '../lib/packed.ts'
import { startGroup } from './group.ts'

export interface Account {
  username: string
  password: string
}
export interface Sandbox {
  url: string
  member: Account
  agent: Account
  stop: () => Promise<void>
}

/** Starts the gateway of the package in an empty folder and reads its output like a user: address and demo accounts. */
export async function startSandbox(folder: string, npmrc: string): Promise<Sandbox> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.npmrc'), npmrc)
  // Not by `npx @brand/gateway`, which would run the program of the last rehearsal: it is kept by its version.
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '@brand/gateway'])
  const { child, signal, output } = startGroup('npx', ['brand-gateway', '--port', String(await freePort())], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', SANDBOX_HISTORY: 'yes' },
  })
  await new Promise<void>((done, fail) => {
    child.stdout?.on('data', () => output().includes('Ctrl+C') && done())
    child.once('exit', (code) => fail(new Error(`brand-gateway ended with ${code}: ${output()}`)))
    child.once('error', fail)
  })
  const account = (kind: string): Account => {
    const [, username = '', password = ''] = new RegExp(`${kind}\\s+(\\S+) / (\\S+)`).exec(output()) ?? []
    return { username, password }
  }
  return {
    url: /Gateway at (\S+)/.exec(output())?.[1] ?? '',
    member: account('member'),
    agent: account('agent'),
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      signal('SIGINT')
      await ended
    },
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own, whose CPU can be read. */
export interface Measured {
  url: string
  /** µs of CPU so far, of all its threads. */
  cpu: () => Promise<number>
  stop: () => Promise<void>
}

const preload = new URL('cpu.ts', import.meta.url).href

/** Starts a script that sends `{ type: 'ready', port }` when it listens on 127.0.0.1. */
export async function startMeasured(script: URL, env: Record<string, string>): Promise<Measured> {
  const child = spawn(
    process.execPath,
    ['--conditions=@brand/source', '--disable-warning=ExperimentalWarning', '--import', preload, fileURLToPath(script)],
    {
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_OPTIONS: process.env['BENCH_NODE_OPTIONS'] ?? '',

        ...env,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const { port } = await message<{ port: number }>(child, 'ready')
  return {
    url: `http://127.0.0.1:${port}`,
    async cpu() {
      const answer = message<{ micros: number }>(child, 'cpu')
      child.send('cpu')
      return (await answer).micros
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

function message<T>(child: ChildProcess, wanted: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => done(() => reject(new Error('the measured process ended')))
    const heard = (found: unknown) => {
      if ((found as { type?: string }).type === wanted) done(() => resolve(found as T))
    }
    const done = (settle: () => void) => {
      child.off('exit', ended).off('message', heard)
      settle()
    }
    child.on('exit', ended).on('message', heard)
  })
}

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url))

/** The vendor as `npm start` runs it: its own process with an IPC channel. */
export async function startVendor(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [server], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const out = { text: '', error: '' }
  child.stdout?.on('data', (part: Buffer) => (out.text += part.toString()))
  child.stderr?.on('data', (part: Buffer) => (out.error += part.toString()))
  const ended = once(child, 'exit') as Promise<[number | null]>
  const ready = once(child, 'message') as Promise<[{ type: string; port: number }]>
  const first = await Promise.race([
    ready.then(([message]) => message),
    ended.then(([code]) => ({ type: 'exit', port: code ?? -1 })),
  ])
  return {
    child,
    out,
    ended,
    ready: first.type === 'ready',
    exitCode: first.type === 'exit' ? first.port : undefined,
    url: `http://127.0.0.1:${first.port}`,
    async kill(signal: NodeJS.Signals = 'SIGKILL') {
      child.kill(signal)
      await ended
    },
  }
}

export type VendorProcess = Awaited<ReturnType<typeof startVendor>>

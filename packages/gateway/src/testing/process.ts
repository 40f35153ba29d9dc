import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** The gateway as `npm start` runs it: a process of its own with an IPC channel. */
export interface GatewayProcess {
  child: ChildProcess
  /** Rejects with its stderr when it ends before it serves. */
  ready: Promise<{ url: string; port: number }>
  ended: Promise<{ code: number | null; errors: string[]; output: string }>
}

const source = join(import.meta.dirname, '../app/main.ts')
/** `npm test` has made one file of it, which starts in a third of the time. */
const server = process.env['PROGRAMS'] ? join(process.env['PROGRAMS'], 'gateway.mjs') : source

/**
 * Starts one on a free port of 127.0.0.1; everything else is set by `env`.
 * @param from `bundle` where there is one; or the main file of another release
 */
export function startProcess(env: Record<string, string>, from: string = 'bundle'): GatewayProcess {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  const child = spawn(
    process.execPath,
    ['--conditions=@brand/source', '--disable-warning=ExperimentalWarning', { source, bundle: server }[from] ?? from],
    {
      env: {
        PATH,
        ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
        PORT: '0',
        HOST: '127.0.0.1',
        TRUST_PROXY: '127.0.0.1',
        DRAIN_SECONDS: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  let errors = ''
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ready = new Promise<{ url: string; port: number }>((resolve, reject) => {
    child.on(
      'message',
      ({ type, port }: { type: string; port: number }) =>
        type === 'ready' && resolve({ port, url: `http://127.0.0.1:${port}` }),
    )
    child.on('exit', () => reject(new Error(errors)))
  })
  ready.catch(() => {})
  const ended = new Promise<Awaited<GatewayProcess['ended']>>((resolve) =>
    child.on('close', (code) => resolve({ code, errors: errors.split('\n').filter(Boolean), output })),
  )
  return { child, ready, ended }
}

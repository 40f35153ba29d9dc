import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
export const bin = (name: string): string =>
  join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)

/** Arguments that make Node run a TypeScript file of ours from source. */
export const fromSource = ['--conditions=@brand/source', '--disable-warning=ExperimentalWarning']

/** Ends the command with one line of instructions. */
export function stop(line: string): never {
  console.error(line)
  process.exit(1)
}

/** Runs a command to its end; resolves with its exit code and, unless inherited, what it printed. */
export function runToEnd(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...options,
    })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/** Waits briefly for a port that an earlier run is still releasing. */
export async function portIsFree(port: number, patienceMs = 4000): Promise<boolean> {
  const until = Date.now() + patienceMs
  while (!(await canListen(port))) {
    if (Date.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return true
}

/** Reads a port from the environment, or stops with one line. */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    stop(`${name}=${text} is not a port: use a number from 1 to 65535.`)
  return port
}

export interface Service {
  name: string
  child: ChildProcess
  /** What the service reported when it became ready. */
  ready: Promise<Record<string, unknown>>
}

/** Starts one of the servers with an IPC channel: it sends `ready`, and ends when the channel closes. */
export function startService(name: string, args: string[], env: NodeJS.ProcessEnv): Service {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ready = new Promise<Record<string, unknown>>((resolve, reject) => {
    child.on('message', (message: Record<string, unknown>) => {
      if (message['type'] === 'ready') resolve(message)
    })
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      reject(new Error(`${name} ended before it was ready (${signal ?? `code ${code}`})`)),
    )
  })
  ready.catch(() => {})
  return { name, child, ready }
}

function parentOf(pid: number): number {
  const stat = `/proc/${pid}/stat`
  // The process name, in brackets, may contain anything: the fields follow its end.
  if (existsSync(stat)) return Number(readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ')[1])
  return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout)
}

/** The processes that started this one, nearest first: npm runs a script through a shell, so it is the second. */
export function lineage(generations: number): number[] {
  const pids = process.platform === 'win32' ? [] : [process.ppid]
  while (pids.length > 0 && pids.length < generations) pids.push(parentOf(pids.at(-1) ?? 0))
  return pids.filter((pid) => pid > 1)
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

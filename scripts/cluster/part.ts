import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const restartsPerMinute = 5

/** One program of the cluster: it is started, started again when it dies by itself, and ended. */
export interface Part {
  readonly name: string
  readonly pid: () => number | undefined
  /** Starts it with further variables in its environment; resolves at once. */
  start: (env?: NodeJS.ProcessEnv) => void
  /** The message `ready` of a program of ours, else at once; rejects with its last line where it ends before. */
  ready: () => Promise<void>
  /** Ends it; it stays ended until `start`. */
  end: (signal?: NodeJS.Signals) => Promise<void>
}

export interface Program {
  name: string
  command: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Its output. */
  log: string
  /** A program of ours, which reports when it is ready and ends when this process ends. */
  ours?: boolean
  /** Called where it cannot be kept running. */
  onFailure: (line: string) => void
}

/** The last line of a log that says something. */
export function lastLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? ''
  } catch {
    return ''
  }
}

export function createPart({ name, command, args, env = {}, log, ours = false, onFailure }: Program): Part {
  let child: ChildProcess | undefined
  let ended: Promise<void> = Promise.resolve()
  let ready: Promise<void> = Promise.resolve()
  let wanted = false
  let falls: number[] = []

  function start(more: NodeJS.ProcessEnv = {}): void {
    wanted = true
    const output = openSync(log, 'a')
    const started = spawn(command, args, {
      env: { ...process.env, ...env, ...more },
      cwd: '/',
      stdio: ['ignore', output, output, ...(ours ? ['ipc' as const] : [])],
      // Ctrl+C is for this process, which ends the parts in their order.
      detached: true,
    })
    closeSync(output)
    child = started
    let served = !ours
    ready = new Promise((resolve, reject) => {
      if (!ours) return resolve()
      started.on('message', ({ type }: { type?: string }) => {
        if (type !== 'ready') return
        served = true
        resolve()
      })
      started.on('exit', () => reject(new Error(`${name} ended before it was ready: ${lastLine(log)}`)))
      started.on('error', (error) => reject(error))
    })
    ready.catch(() => {})
    ended = new Promise((resolve) => {
      started.on('error', () => resolve())
      started.on('exit', () => {
        if (child === started) child = undefined
        resolve()
        if (!wanted || !served) return
        const now = Date.now()
        falls = [...falls.filter((at) => at > now - 60_000), now]
        if (falls.length > restartsPerMinute) return onFailure(`${name} keeps ending: ${lastLine(log)} (${log})`)
        setTimeout(() => wanted && !child && start(more), 500)
      })
    })
  }

  return {
    name,
    start,
    pid: () => child?.pid,
    ready: () => ready,
    async end(signal = 'SIGTERM') {
      wanted = false
      const { pid } = child ?? {}
      child?.kill(signal)
      const late = setTimeout(() => pid && process.kill(pid, 'SIGKILL'), 30_000)
      await ended.finally(() => clearTimeout(late))
    },
  }
}

/** Asks until the answer is yes. @throws Error where that takes longer than `seconds`, or it is told to stop */
export async function until(
  complaint: string,
  ask: () => Promise<boolean>,
  { seconds = 120, stopping }: { seconds?: number; stopping?: AbortSignal | undefined } = {},
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await ask().catch(() => false)); await delay(200)) {
    stopping?.throwIfAborted()
    if (Date.now() > end) throw new Error(`${complaint}, after ${seconds} s`)
  }
}

import { spawn, type SpawnOptions } from 'node:child_process'

const windows = process.platform === 'win32'
const living = new Set<(name: NodeJS.Signals) => void>()

// Stops everything if the rehearsal is aborted.
process.once('exit', () => {
  for (const signal of living) signal('SIGTERM')
})
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1))

/** Starts a command as a process group, as a terminal does; a signal reaches all of its processes. */
export function startGroup(command: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(command, args, {
    ...options,
    detached: !windows,
    shell: windows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const signal = (name: NodeJS.Signals): void => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
    if (windows) child.kill(name)
    else process.kill(-child.pid, name)
  }
  living.add(signal)
  child.once('exit', () => living.delete(signal))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return { child, signal, output: () => output }
}

import { readFileSync, readdirSync, readlinkSync, symlinkSync, writeFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Cluster, members } from '../cluster.ts'
import { until } from '../part.ts'

const dataOf = ({ engineFolder }: Cluster, node: string) => join(engineFolder, node, 'postgres')

/** The processes of a node: Patroni and its PostgreSQL, whose processes all work in its data folder. */
function processesOf(cluster: Cluster, node: string): number[] {
  const data = dataOf(cluster, node)
  const servers = readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && readlinkSync(`/proc/${pid}/cwd`) === data
      } catch {
        return false
      }
    })
  const patroni = cluster.parts.get(node)?.pid()
  return patroni === undefined ? servers : [patroni, ...servers]
}

/** As when a machine loses its power: nothing of the node ends in order. */
export async function killNode(cluster: Cluster, node: string): Promise<void> {
  const servers = processesOf(cluster, node)
  const patroni = cluster.parts.get(node)?.end('SIGKILL')
  for (const pid of servers) send(pid, 'SIGKILL')
  await patroni
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {} // it has just ended
}

/** As when its network is cut: it says nothing, and learns nothing. */
export function signalNode(cluster: Cluster, node: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processesOf(cluster, node)) send(pid, signal)
}

/** Waits until there is a primary, a synchronous standby, and all three servers run. */
export const whole = (cluster: Cluster): Promise<void> =>
  until(
    'the three servers are not one cluster again',
    async () => {
      const all = await members(cluster.at)
      const fine = all.filter(({ state }) => state === 'running' || state === 'streaming')
      return fine.length === 3 && ['leader', 'sync_standby'].every((role) => fine.some((one) => one.role === role))
    },
    { seconds: 240 },
  )

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** Lets PostgreSQL of a node run with a wrong clock from its next start on; `undefined`: with the right one again. */
export function setClock(cluster: Cluster, node: string, ahead: string | undefined): void {
  const file = join(cluster.engineFolder, node, 'patroni.yml')
  const own = join(cluster.engineFolder, node, 'wrong-clock')
  const text = readFileSync(file, 'utf8')
  rmSync(own, { recursive: true, force: true })
  if (ahead === undefined) return writeFileSync(file, text.replace(/bin_dir: .*/, `bin_dir: ${cluster.postgres}`))
  mkdirSync(own)
  for (const name of readdirSync(cluster.postgres))
    if (name !== 'postgres') symlinkSync(join(cluster.postgres, name), join(own, name))
  // Patroni hands no variables on to the server.
  const start = [
    '#!/bin/sh',
    `export LD_PRELOAD=${library} FAKETIME=${ahead} DONT_FAKE_MONOTONIC=1 NO_FAKE_STAT=1`,
    `exec ${join(cluster.postgres, 'postgres')} "$@"`,
  ]
  writeFileSync(join(own, 'postgres'), `${start.join('\n')}\n`, { mode: 0o755 })
  writeFileSync(file, text.replace(/bin_dir: .*/, `bin_dir: ${own}`))
}

import { readdirSync, readFileSync } from 'node:fs'

/** Of `sysconf(_SC_CLK_TCK)`; 100 on every Linux there is. */
const TICKS_PER_SECOND = 100

/** CPU a PostgreSQL server and the processes it keeps have used so far, in microseconds; 0 where there is no /proc. */
export function databaseCpu(postmaster: number): number {
  let ticks = 0
  for (const name of list().filter((entry) => /^\d+$/.test(entry))) {
    // After the name in brackets, which may contain anything: state, parent, …, user and system time.
    const fields = stat(name).split(') ').at(-1)?.split(' ') ?? []
    if (Number(name) === postmaster || Number(fields[1]) === postmaster)
      ticks += Number(fields[11]) + Number(fields[12])
  }
  return (ticks / TICKS_PER_SECOND) * 1_000_000
}

function list(): string[] {
  try {
    return readdirSync('/proc')
  } catch {
    return []
  }
}

function stat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return '' // ended meanwhile
  }
}

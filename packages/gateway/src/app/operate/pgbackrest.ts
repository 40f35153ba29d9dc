import { spawn } from 'node:child_process'
import * as z from 'zod'

/** What is asked of pgBackRest (docs/guides/backup.md): it does the work, on the machine of the database server. */
export interface BackupRequest {
  stanza: string
  /** `full`, `diff` or `incr`; absent: what pgBackRest takes by itself. */
  type?: string | undefined
}

export interface RestoreRequest {
  stanza: string
  /** The point in time; absent: the end of the archive. */
  at?: string | undefined
  /** Restores over the files of an old data folder. */
  delta?: boolean | undefined
}

interface Ended {
  code: number
  output: string
}

function run(args: readonly string[]): Promise<Ended> {
  // The command by which a restored server reads the archive has what was given as an option, and no variable.
  const config = process.env['PGBACKREST_CONFIG']
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn('pgbackrest', [...(config ? [`--config=${config}`] : []), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const pipe of [child.stdout, child.stderr])
      pipe.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(
              'pgBackRest is not installed here: run this on the machine of the database server, as its user, with ' +
                'pgbackrest in the PATH',
            )
          : error,
      ),
    )
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

const info = z.array(
  z.object({
    status: z.object({ code: z.int(), message: z.string() }),
    backup: z.array(
      z.object({
        label: z.string(),
        timestamp: z.object({ start: z.int(), stop: z.int() }),
        info: z.object({ size: z.int(), repository: z.object({ delta: z.int() }) }),
      }),
    ),
  }),
)
type Backup = z.infer<typeof info>[number]['backup'][number]

/** What a person can do about an error of pgBackRest, by its number. */
const advice: Readonly<Record<number, string>> = {
  38: 'PostgreSQL runs on that data folder: stop it first, and what would start it again',
  40: 'the data folder of the stanza is not empty: move its files away, or add --delta to restore over them',
  56: 'PostgreSQL does not answer: a backup is made of a running server',
  82: 'no write-ahead log reaches the archive: look at archive_mode and archive_command of the server, and at its log',
}

function explain({ code, output }: Ended): Error {
  const lines = output.split('\n').map((line) => line.trim())
  const error = lines.find((line) => line.includes('ERROR:')) ?? lines.findLast(Boolean) ?? `it ended with ${code}`
  const text = error.replace(/^.*ERROR:\s*/, '')
  return new Error(advice[code] ? `${advice[code]} (pgBackRest ${text})` : `pgBackRest ${text}`)
}

async function backupsOf(stanza: string): Promise<{ backups: Backup[]; problem: string | undefined }> {
  const ended = await run([`--stanza=${stanza}`, '--output=json', 'info'])
  if (ended.code !== 0) throw explain(ended)
  const [found] = info.parse(JSON.parse(ended.output))
  if (!found || found.status.code === 1 || found.status.code === 3)
    return {
      backups: [],
      problem: `there is no stanza ${stanza}: pgbackrest --stanza=${stanza} stanza-create makes it`,
    }
  return { backups: found.backup, problem: found.backup.length === 0 ? 'it has no backup' : undefined }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

/** @returns what is printed */
export async function backUpServer({ stanza, type }: BackupRequest): Promise<string> {
  if (type !== undefined && !['full', 'diff', 'incr'].includes(type))
    throw new Error(`--type=${type} is no kind of backup: full, diff or incr`)
  const { problem } = await backupsOf(stanza)
  if (problem?.includes('no stanza')) throw new Error(problem)
  const ended = await run([`--stanza=${stanza}`, ...(type ? [`--type=${type}`] : []), 'backup'])
  if (ended.code !== 0) throw explain(ended)
  const newest = (await backupsOf(stanza)).backups.at(-1)
  if (!newest) throw new Error(`pgBackRest lists no backup of ${stanza}: look at its log`)
  const { label, timestamp, info } = newest
  return (
    `Backup ${label} of ${stanza} took ${timestamp.stop - timestamp.start} s: ${megabytes(info.size)} of database, ` +
    `${megabytes(info.repository.delta)} written.`
  )
}

/** The form that PostgreSQL reads, and by which pgBackRest chooses the backup. */
function targetOf(at: string, now: Date): { target: string; seconds: number } {
  const time = z.iso.datetime({ offset: true }).safeParse(at)
  if (!time.success) throw new Error(`--at=${at} is no time with its zone: write it as 2026-11-29T23:40:00Z`)
  const moment = new Date(at)
  if (moment > now) throw new Error(`--at=${at} is yet to come`)
  return { target: moment.toISOString().replace('T', ' ').replace('Z', '+00'), seconds: moment.getTime() / 1000 }
}

/**
 * Has pgBackRest restore a stanza into the data folder of its configuration; PostgreSQL replays the archive as it is
 * started. @returns what is printed
 */
export async function restoreServer({ stanza, at, delta = false }: RestoreRequest, now = new Date()): Promise<string> {
  const until = at === undefined ? undefined : targetOf(at, now)
  const { backups, problem } = await backupsOf(stanza)
  const [first] = backups
  if (problem || !first)
    throw new Error(
      problem === 'it has no backup'
        ? `stanza ${stanza} has no backup: there is nothing to restore`
        : (problem ?? `stanza ${stanza} has no backup`),
    )
  if (until && until.seconds < first.timestamp.stop)
    throw new Error(
      `--at=${at} is before the first backup had ended, at ${timeOf(first.timestamp.stop)}: nothing earlier can be restored`,
    )
  const ended = await run([
    `--stanza=${stanza}`,
    ...(delta ? ['--delta'] : []),
    ...(until ? ['--type=time', `--target=${until.target}`, '--target-action=promote'] : []),
    'restore',
  ])
  if (ended.code !== 0) throw explain(ended)
  return [
    `Stanza ${stanza} is restored to ${until ? until.target : 'the end of its archive'}. Start PostgreSQL, which replays the log; then`,
    'verify with the head that was kept outside, and accept-restored where the database is older than it.',
  ].join('\n')
}

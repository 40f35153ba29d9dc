import type { Db } from '../db/open.ts'
import { newServerSeed } from '../fair/node.ts'

/** How much of the time that has passed may be forgotten by a crash. */
const KEPT_EVERY_MS = 10_000

/** A time that came a second time, and the secret of its events then. */
interface Repeat {
  from: number
  until: number
  secret: string
}

/**
 * Secrets that the seeds of events follow from. Events that were drawn before the clock was put back are known: when
 * their time comes again, they have another secret, and those before and after keep theirs.
 */
export function eventSecrets(db: Db, now: () => number) {
  const add = db.prepare('INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const put = db.prepare(
    'INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  )
  const read = db.prepare('SELECT value FROM secret WHERE name = ?')
  const valueOf = (name: string) => (read.get(name) as { value: string } | undefined)?.value
  add.run('events', newServerSeed())
  const first = valueOf('events')!
  const repeats = (
    db.prepare(`SELECT name, value FROM secret WHERE name LIKE 'events:%' ORDER BY rowid`).all() as {
      name: string
      value: string
    }[]
  ).map(({ name, value: secret }): Repeat => {
    const [, from = 0, until = 0] = name.split(':').map(Number)
    return { from, until, secret }
  })
  let kept = Number(valueOf('latest') ?? 0)
  let latest = kept

  function keep(): void {
    if (latest !== kept) put.run('latest', String(latest))
    kept = latest
  }

  return {
    /** The secret of an event whose betting closes at a time. */
    of(closesAt: number): string {
      const at = now()
      if (at < latest) {
        const repeat = { from: at, until: latest, secret: newServerSeed() }
        put.run(`events:${at}:${latest}`, repeat.secret)
        repeats.push(repeat)
        latest = at
        keep()
      }
      latest = at
      return repeats.findLast(({ from, until }) => from < closesAt && closesAt <= until)?.secret ?? first
    },
    keep,
    /** Keeps the time where much of it has passed. */
    keepTime: (): void => void (latest - kept >= KEPT_EVERY_MS && keep()),
  }
}

import type { Db } from '../db/open.ts'
import { newServerSeed } from '../fair/node.ts'

/** How much of the time that has passed may be forgotten by a crash. */
const KEPT_EVERY_MS = 10_000

/** A clock that jumps further ahead has left out what lies between. */
const JUMP_MS = 60_000

/** A time that came a second time, and the secret of its events then. */
interface Repeat {
  from: number
  until: number
  /** From here on it had passed without a jump, and what was drawn in it was seen. */
  seen: number
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
    const [, from = 0, until = 0, seen = 0] = name.split(':').map(Number)
    return { from, until, seen, secret }
  })
  let [since = 0, latest = 0] = valueOf('time')?.split(':').map(Number) ?? []
  let kept = latest

  function keep(): void {
    if (latest !== kept) put.run('time', `${since}:${latest}`)
    kept = latest
  }

  function noticeTime(): void {
    const at = now()
    if (at < latest) {
      const repeat = { from: at, until: latest, seen: Math.max(at, since), secret: newServerSeed() }
      put.run(`events:${at}:${latest}:${repeat.seen}`, repeat.secret)
      repeats.push(repeat)
      since = Math.min(since, at)
      latest = at
      keep()
    }
    if (at - latest > JUMP_MS) since = at
    latest = at
  }
  noticeTime()

  return {
    /** The secret of an event whose betting closes at a time. */
    of(closesAt: number): string {
      noticeTime()
      return repeats.findLast(({ from, until }) => from < closesAt && closesAt <= until)?.secret ?? first
    },
    /** Whether what the operator draws at a time may have been seen before the clock was put back. */
    wasSeen(drawnAt: number): boolean {
      noticeTime()
      return repeats.some(({ seen, until }) => seen < drawnAt && drawnAt <= until)
    },
    keep,
    /** Keeps the time where much of it has passed. */
    keepTime(): void {
      noticeTime()
      if (latest - kept >= KEPT_EVERY_MS) keep()
    },
  }
}

import type { FastifyBaseLogger } from 'fastify'
import { type Db, type Reader, transact } from '../db/client.ts'
import { setting } from './schema.ts'
import type { Events } from '../lib/events.ts'
import { lockGroup, writeGroup } from './change.ts'
import type { GroupInput, GroupName, Groups, Settings, SettingsReader } from './settings.ts'

export interface SettingsStore {
  current(): Settings
  /** Reads the table again; every gateway does so when one of them writes. */
  reload(): Promise<void>
  /** Replaces what a group sets beyond its defaults; refused when it does not fit. */
  write<G extends GroupName>(group: G, value: GroupInput<G>): Promise<void>
  /**
   * Replaces it by what `next` makes of what holds and is written at that moment, which no other change comes between;
   * undefined leaves it. @returns whether it was replaced
   */
  change<G extends GroupName>(
    group: G,
    next: (now: Settings, written: GroupInput<G>) => Promise<GroupInput<G> | undefined>,
  ): Promise<boolean>
  /** Called after each reading that brought a change. Returns how to stop. */
  onChange(listener: () => void): () => void
  stop(): void
}

/** Delay before a failed read is retried. */
const againMs = 500

/**
 * Reads the table once, and again whenever it has changed: a trigger of the table notifies all gateways
 * (`tell_settings`).
 */
export async function createSettingsStore(
  db: Db,
  events: Events,
  log: FastifyBaseLogger,
  { groups, settingsOf }: { groups: Groups; settingsOf: SettingsReader },
): Promise<SettingsStore> {
  let settings = settingsOf()
  const listeners = new Set<() => void>()

  let started = 0
  let shown = 0
  let retry: NodeJS.Timeout | undefined

  const rowsOf = (on: Reader) => on.select({ key: setting.key, value: setting.value }).from(setting)

  async function reload(): Promise<void> {
    const turn = ++started
    const rows = await rowsOf(db)
    // Of overlapping reads, the later one has the newer data.
    if (turn < shown) return
    shown = turn
    const read = settingsOf(rows, (key, left) =>
      log.error(
        { setting: key, ...(left && { left }) },
        left
          ? 'parts of a setting do not fit: entries are left out, numbers of entries the nearest allowed, the rest defaults'
          : 'a setting does not fit its schema; its defaults apply',
      ),
    )
    const changed = JSON.stringify(read) !== JSON.stringify(settings)
    settings = read
    if (changed) for (const listener of listeners) listener()
  }

  /** A change that was notified is read, however often the database has to be queried. */
  function readSoon(): void {
    clearTimeout(retry)
    reload().catch((err: unknown) => {
      log.error({ err }, 'settings could not be read')
      retry = setTimeout(readSoon, againMs).unref()
    })
  }

  await reload()
  const unsubscribe = events.subscribe((event) => {
    if (event.name === 'settings' || event.name === 'gap') readSoon()
  })
  return {
    current: () => settings,
    reload,
    async write(group, value) {
      groups[group].parse(value)
      await writeGroup(db, group, value)
      await reload()
    },
    async change(group, next) {
      const isChanged = await transact(db, async (tx) => {
        const written = (await lockGroup(tx, group)) ?? {}
        const value = await next(settingsOf(await rowsOf(tx)), written as Parameters<typeof next>[1])
        if (value === undefined) return false
        groups[group].parse(value)
        await writeGroup(tx, group, value)
        return true
      })
      if (isChanged) await reload()
      return isChanged
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      unsubscribe()
      clearTimeout(retry)
    },
  }
}

import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { setting } from '../db/schema/index.ts'
import type { Events } from '../events.ts'
import { groups, settingsOf, type GroupInput, type GroupName, type Settings } from './settings.ts'

export interface SettingsStore {
  current(): Settings
  /** Reads the table again; every gateway does so when one of them writes. */
  reload(): Promise<void>
  /** Replaces what a group says beyond its defaults; refused when it does not fit. */
  write<G extends GroupName>(group: G, value: GroupInput<G>): Promise<void>
  /** Called after each reading that brought a change. Returns how to stop. */
  onChange(listener: () => void): () => void
  stop(): void
}

/** Reads the table once, and again whenever a gateway writes it. */
export async function createSettingsStore(db: Db, events: Events, log: FastifyBaseLogger): Promise<SettingsStore> {
  let settings = settingsOf()
  const listeners = new Set<() => void>()

  async function reload(): Promise<void> {
    const rows = await db.select({ key: setting.key, value: setting.value }).from(setting)
    const read = settingsOf(rows, (key) =>
      log.error({ setting: key }, 'a setting does not fit its schema; its defaults apply'),
    )
    const changed = JSON.stringify(read) !== JSON.stringify(settings)
    settings = read
    if (changed) for (const listener of listeners) listener()
  }

  await reload()
  const unsubscribe = events.subscribe((event) => {
    if (event.name === 'settings' || event.name === 'gap')
      reload().catch((err: unknown) => log.error({ err }, 'settings could not be read'))
  })
  return {
    current: () => settings,
    reload,
    async write(group, value) {
      const row = { value: groups[group].parse(value) && value, updatedAt: new Date() }
      await db
        .insert(setting)
        .values({ key: group, ...row })
        .onConflictDoUpdate({ target: setting.key, set: row })
      await reload()
      await events.publish(db, { name: 'settings' })
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: unsubscribe,
  }
}

import { writeAnnouncement, type NewAnnouncement } from './announcements.ts'
import { createApp, type AppOptions } from './app.ts'
import { secretFrom } from './callbacks/secrets.ts'
import { openDb } from './db/client.ts'
import { seed, type DemoAccount } from './db/seed.ts'
import { cloneDb, startTestDb, type TestServer } from './db/testing.ts'
import type { GroupInput, GroupName } from './settings/settings.ts'

export interface TestGateway {
  /** Where it listens, for instance `http://127.0.0.1:41234`. */
  url: string
  /** The demo accounts of its database, passwords included. */
  accounts: DemoAccount[]
  /** What a vendor signs its callbacks with. */
  vendorSecret(code: string): string
  /** Turns settings of a group while it runs. */
  set<G extends GroupName>(group: G, value: GroupInput<G>): Promise<void>
  /** Publishes an announcement or popup; answers its id. */
  announce(one: NewAnnouncement): Promise<string>
  stop(): Promise<void>
}

export interface TestGatewayOptions extends Pick<
  AppOptions,
  'clock' | 'siteDist' | 'vendorOrigin' | 'vendorWallets' | 'providers' | 'payoutProviders' | 'trustProxy' | 'logLevel'
> {
  /** A server of `startTestDb()` to clone a database on; its own when absent. */
  server?: TestServer
  port?: number
  /** Numbers a proof of work may need; small, so that tests do not wait. */
  challengeMax?: number
}

/** A real gateway on a throwaway database, for tests of what talks to it. No second gateway to drift from the first. */
export async function startGateway({
  server,
  port = 0,
  challengeMax = 500,
  logLevel = 'silent',
  ...rest
}: TestGatewayOptions = {}): Promise<TestGateway> {
  const own: TestServer & { stop?(): Promise<void> } = server ?? (await startTestDb())
  const { where, drop } = await cloneDb(own)
  const db = openDb(where)
  const key = 'the key of a house for tests'
  const app = await createApp({ loopDelay: () => 0, ...rest, db, vendorSecrets: { key }, logLevel })
  const { settingsStore } = app.house
  await settingsStore.write('challenge', { maxNumber: challengeMax })
  const url = await app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    vendorSecret: (code) => secretFrom(key, code),
    accounts: await seed(db),
    set: (group, value) => settingsStore.write(group, value),
    announce: (one) => writeAnnouncement(db, one),
    async stop() {
      await app.close()
      await db.$client.end()
      await drop()
      if (!server) await own.stop?.()
    },
  }
}

import { eq } from 'drizzle-orm'
import { writeAnnouncement, type NewAnnouncement } from './modules/content/announcements.ts'
import { createApp, type AppOptions } from './app/app.ts'
import { secretFrom } from './modules/rounds/vendor-calls/secrets.ts'
import { openDb } from './db/client.ts'
import { captcha } from './auth/challenges/schema.ts'
import { seed, type DemoAccount } from './app/seed.ts'
import { cloneDb, startTestDb, type TestServer } from './testing/database.ts'
import { patientLimits, unhurried } from './testing/patient-limits.ts'
import { quickPasswords } from './auth/passwords/passwords.ts'
import { captchaDigest } from './auth/challenges/captcha.ts'
import type { GroupInput, GroupName } from './settings/settings.ts'

export interface TestGateway {
  /** Where it listens, for instance `http://127.0.0.1:41234`. */
  url: string
  /** The demo accounts of its database, passwords included. */
  accounts: DemoAccount[]
  /** The secret a vendor signs its callbacks with. */
  vendorSecret(code: string): string
  /** Changes settings of a group while it runs. */
  set<G extends GroupName>(group: G, value: GroupInput<G>): Promise<void>
  /** Publishes an announcement or popup; answers its id. */
  announce(one: NewAnnouncement): Promise<string>
  /** Sets the text of every captcha drawn so far, as a test cannot read one. */
  answerCaptchas(answer: string): Promise<void>
  stop(): Promise<void>
}

export interface TestGatewayOptions extends Pick<
  AppOptions,
  | 'clock'
  | 'siteDist'
  | 'vendorOrigin'
  | 'vendorWallets'
  | 'providers'
  | 'payoutProviders'
  | 'trustProxy'
  | 'hosts'
  | 'logLevel'
> {
  /** A server of `startTestDb()` to clone a database on; its own when absent. */
  server?: TestServer
  port?: number
  /** Numbers a proof of work may need; small, so that tests do not wait. */
  challengeMax?: number
}

/** A real gateway on a throwaway database, for tests of its clients, so that no fake gateway can drift from it. */
export async function startGateway({
  server,
  port = 0,
  challengeMax = 500,
  logLevel = 'silent',
  ...rest
}: TestGatewayOptions = {}): Promise<TestGateway> {
  const own: TestServer & { stop?(): Promise<void> } = server ?? (await startTestDb())
  const { where, drop } = await cloneDb(own)
  const db = openDb(where, unhurried)
  const key = 'the key of a gateway for tests'
  const app = await createApp({
    loopDelay: () => 0,
    passwordCost: quickPasswords,
    ...rest,
    db,
    vendorSecrets: { key },
    logLevel,
  })
  const { settingsStore } = app.services
  await settingsStore.write('challenge', { maxNumber: challengeMax })
  await settingsStore.write('limits', patientLimits)
  const url = await app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    vendorSecret: (code) => secretFrom(key, code),
    accounts: await seed(db),
    set: (group, value) => settingsStore.write(group, value),
    announce: (one) => writeAnnouncement(db, one),
    async answerCaptchas(answer) {
      for (const { id } of await db.select({ id: captcha.id }).from(captcha))
        await db
          .update(captcha)
          .set({ answerHash: captchaDigest(id, answer) })
          .where(eq(captcha.id, id))
    },
    async stop() {
      await app.close()
      await db.$client.end()
      await drop()
      if (!server) await own.stop?.()
    },
  }
}

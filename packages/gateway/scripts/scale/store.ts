import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { seed } from '../../src/app/seed.ts'
import { type OpenOptions, openDb, patient, pgConfig } from '../../src/db/client.ts'
import { startEmbedded } from '../../src/db/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'

/**
 * A store of its own, seeded, for what is measured.
 * @param limits those of the database that is measured; without them it is patient
 */
export async function openStore({
  durable = true,
  limits = patient,
}: { durable?: boolean; limits?: OpenOptions } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'brand-scale-'))
  const store = await startEmbedded({ dataDir, durable })
  const seeding = openDb(store.where(), patient)
  const db = openDb(store.where(), limits)
  const admin = new pg.Client(pgConfig(store.admin('gateway')))
  await admin.connect()
  await migrate(store.owner(), 'gateway_app')
  await seed(seeding)
  const begun = performance.now()
  return {
    store,
    db,
    /** With the time that filling takes. */
    seeding,
    /** Of the server itself. */
    admin,
    log: (step: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${step}`),
    close: async (): Promise<void> => {
      await Promise.all([db.$client.end(), seeding.$client.end(), admin.end()])
      await store.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

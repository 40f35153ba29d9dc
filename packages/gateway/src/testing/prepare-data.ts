/** Fills a data folder as a gateway does at its first start, and stops. Its one argument is the folder. */
import { join } from 'node:path'
import { openDb, patient } from '../db/client.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate, roleOf } from '../db/migrate.ts'
import { seed } from '../app/seed.ts'

const dataDir = process.argv[2]
if (!dataDir) throw new Error('The data folder is missing')
const store = await startEmbedded({ dataDir })
await migrate(store.owner(), await roleOf(store.where()))
const db = openDb(store.where(), patient)
await seed(db, { accountsFile: join(dataDir, 'sandbox.json') })
await db.$client.end()
await store.stop()

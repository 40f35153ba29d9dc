// `npm run -s cashier -- list | <verb> <order or account> ["<words>"]`, for instance `reject D2611… "the bank sent it back"`: an operator's
// desk of the cashier. It works on the database of the product: a running gateway tells the person at once, and none need run.
import { userInfo } from 'node:os'
import { atDesk, openDesks } from '../packages/gateway/src/cashier/desks.ts'
import { openDb } from '../packages/gateway/src/db/client.ts'
import { startEmbedded } from '../packages/gateway/src/db/embedded.ts'
import { product, readAccounts } from './lib/product.ts'
import { stop } from './lib/run.ts'

const { dataDir } = product()
const url = process.env['DATABASE_URL']
if (!url && !readAccounts(dataDir)) stop('There is no cashier yet: run npm start once.')

const store = url ? undefined : await startEmbedded({ dataDir, guest: true })
const db = openDb(url ? { url } : (store?.where() ?? { url: '' }))
try {
  console.log(await atDesk(await openDesks(db, userInfo().username), process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await db.$client.end()
  await store?.stop()
}

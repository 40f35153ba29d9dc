// `npm run -s cashier -- list | <verb> <order or account> ["<words>"]`, for instance `reject D2611… "the bank sent it
// back"`: an operator's desk of the cashier. It works on the database of the product: a running gateway tells the
// person at once, and none need run.
import { userInfo } from 'node:os'
import { atDesk, openDesks } from '../packages/gateway/src/server/operator.ts'
import { withProductDatabase } from './lib/product-database.ts'

await withProductDatabase('There is no cashier yet: run npm start once.', async (db) => {
  console.log(await atDesk(await openDesks(db, userInfo().username), process.argv.slice(2)))
})

// `npm run -s sums -- check | rebuild`: compares the maintained sums (docs/decisions/0039) with rounds and ledger, or
// recomputes them. It works on the database of the product, with or without a running gateway, and ends with 1 if a sum
// does not match.
import { patient } from '../packages/gateway/src/db/client.ts'
import { sumsCommand } from '../packages/gateway/src/modules/games/queries/sums.ts'
import { withProductDatabase } from './lib/product-database.ts'

await withProductDatabase(
  'There is nothing to add up yet: run npm start once.',
  async (db) => {
    const { text, right } = await sumsCommand(db, process.argv[2], new Date())
    console.log(text)
    if (!right) process.exitCode = 1
  },
  { ...patient, statementTimeoutMs: 0, silentMs: 3_600_000 },
)

// `npm run -s database -- grants | migrate | verify [--json] | keys | rotate-key` (docs/guides/database.md). `verify`
// ends with 1 where the ledger is not whole.
import { databaseVerbs, runDatabase } from '../packages/gateway/src/server/operate/database-commands.ts'
import { product } from './lib/product.ts'
import { stop } from './lib/run.ts'

const verb = databaseVerbs.find((one) => one === process.argv[2])
if (!verb) stop(`npm run -s database -- ${databaseVerbs.join(' | ')}`)
try {
  const { text, well } = await runDatabase(
    verb,
    { ...process.env, DATA_DIR: product().dataDir },
    process.argv.includes('--json'),
  )
  console.log(text)
  process.exitCode = well ? 0 : 1
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}

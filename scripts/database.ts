// `npm run -s database -- grants | migrate | verify [--json] | keys | rotate-key | backup | restore | accept-restored
// --head <number> --as <operator>` (docs/guides/database.md, docs/guides/backup.md). `verify` ends with 1 where the
// ledger is not whole.
import { parseArgs } from 'node:util'
import { runDatabase } from '../packages/gateway/src/app/operate/database-commands.ts'
import { databaseOptions, databaseVerbs } from '../packages/gateway/src/app/operate/database-words.ts'
import { product } from './lib/product.ts'
import { stop } from './lib/run.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: databaseOptions })
const verb = databaseVerbs.find((one) => one === positionals[0])
if (!verb) stop(`npm run -s database -- ${databaseVerbs.join(' | ')}`)
try {
  const { text, well } = await runDatabase(verb, { ...process.env, DATA_DIR: product().dataDir }, values)
  console.log(text)
  process.exitCode = well ? 0 : 1
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}

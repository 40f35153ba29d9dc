// Makes the generated files of packages/sdk (from its contract, and the report of its API) and packages/ui (words, icons, brands, fonts, exports).
// `--check` writes nothing and fails when one is stale.
import { reportApi } from '../packages/sdk/scripts/api.ts'
import { generate } from '../packages/sdk/scripts/gen.ts'
import { generate as generateUi } from '../packages/ui/scripts/gen.ts'

const check = process.argv.includes('--check')
const changed = [...(await generate(check)), ...generateUi(check), ...(await reportApi(check))]
for (const file of changed) console.log(check ? `stale: ${file} (run npm run gen)` : `written: ${file}`)
if (check && changed.length) process.exitCode = 1

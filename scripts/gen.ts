// Makes the generated files of packages/sdk (from its contract) and packages/ui (words, icons, brands, fonts, exports), and the
// reports of what each package offers. `--check` writes nothing and fails when one is stale.
import { generate } from '../packages/sdk/scripts/gen.ts'
import { generate as generateUi } from '../packages/ui/scripts/gen.ts'
import { reportApi } from './lib/api-report.ts'

const check = process.argv.includes('--check')
const changed = [...(await generate(check)), ...generateUi(check)]
// The index of the kit exports what its other entries do, but for words, brands and icons, which are data.
for (const [name, only] of [['sdk'], ['ui', ['.']], ['gateway']] as const) changed.push(...reportApi(name, check, only))
for (const file of changed) console.log(check ? `stale: ${file} (run npm run gen)` : `written: ${file}`)
if (check && changed.length) process.exitCode = 1

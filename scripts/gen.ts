// Generates files of packages/sdk (from the contract), packages/ui (texts, icons, brands, fonts, exports) and site
// (tables of its pages). `--check` writes nothing and fails when a file is stale; package names limit it to those
// packages.
import { generate } from '../packages/sdk/scripts/gen.ts'
import { generate as generateUi } from '../packages/ui/scripts/gen.ts'
import { generate as generateSite } from '../site/scripts/gen.ts'

const check = process.argv.includes('--check')
const only = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const wanted = (name: string) => only.length === 0 || only.includes(name)
const changed = [
  ...(wanted('sdk') ? await generate(check) : []),
  ...(wanted('ui') ? await generateUi(check) : []),
  ...(wanted('site') ? await generateSite(check) : []),
]
for (const file of changed) console.log(check ? `stale: ${file} (run npm run gen)` : `written: ${file}`)
if (check && changed.length) process.exitCode = 1

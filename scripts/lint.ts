// `npm run lint`: oxlint with type-aware rules and the rules of this house, then what no linter reads: lockfile, locales, sizes of files.
import { house } from './lint/house-checks.ts'
import { bin, runToEnd } from './lib/run.ts'

const oxlint = await runToEnd(bin('oxlint'), ['--type-aware', '--deny-warnings'])
console.log(oxlint.code === 0 ? 'ok   oxlint' : `FAIL oxlint\n${oxlint.output}`)
let failed = oxlint.code === 0 ? 0 : 1
for (const { name, problems } of await house()) {
  if (problems.length > 0) failed += 1
  console.log(
    problems.length === 0 ? `ok   ${name}` : `FAIL ${name}\n${problems.map((line) => `     ${line}`).join('\n')}`,
  )
}
process.exit(failed ? 1 : 0)

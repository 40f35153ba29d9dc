// `npm run lint`: oxfmt, oxlint with type-aware rules and the rules of this repository, then the lockfile and the keys
// of all languages. `npm run format` runs oxfmt. The gate leaves the type-aware rules out (`--quick`), which take
// six times as long as all others.
import { repositoryChecks } from './lint/repository-checks.ts'
import { bin, runToEnd } from './lib/run.ts'

const quick = process.argv.includes('--quick')
const results = await Promise.all([
  runToEnd(bin('oxfmt'), ['--list-different']).then(({ code, output }) => ({
    name: 'formatted',
    problems: code === 0 ? [] : [output.trim(), 'npm run format writes it'],
  })),
  runToEnd(bin('oxlint'), [...(quick ? [] : ['--type-aware']), '--deny-warnings']).then(({ code, output }) => ({
    name: 'oxlint',
    problems: code === 0 ? [] : [output.trim()],
  })),
])
const checks = [...results, ...repositoryChecks()]
for (const { name, problems } of checks) {
  const lines = problems.flatMap((problem) => problem.split('\n')).map((line) => `     ${line}`)
  console.log(problems.length === 0 ? `ok   ${name}` : `FAIL ${name}\n${lines.join('\n')}`)
}
process.exit(checks.some(({ problems }) => problems.length > 0) ? 1 : 0)

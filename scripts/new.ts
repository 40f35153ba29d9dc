// `npm run new component|endpoint|page|language <name>` writes the files, passing all checks, and prints what is next.
//   component RatingStars [--group primitive|form|feedback|gaming|layout]
//   endpoint tips.today
//   page tips | member/tips | agent/tips [--title "Tips"] [--title-bn "পরামর্শ"]
//   language hi [--name "हिन्दी"] [--locale hi-IN]
import { parseArgs } from 'node:util'
import { fromSource, root, runToEnd } from './lib/run.ts'
import { component } from './new/component.ts'
import { endpoint } from './new/endpoint.ts'
import { language } from './new/language.ts'
import { page } from './new/page.ts'
import { carryOut, Refusal, type Plan } from './new/plan.ts'

const usage = `npm run new component RatingStars -- [--group primitive|form|feedback|gaming|layout]
npm run new endpoint tips.today
npm run new page tips -- [--title "Tips"] [--title-bn "পরামর্শ"]      (or member/tips, agent/tips)
npm run new language hi -- [--name "हिन्दी"] [--locale hi-IN]`

function planned(): Plan {
  const text = { type: 'string' } as const
  const options = { group: text, title: text, 'title-bn': text, name: text, locale: text } as const
  // Without the `--`, npm takes the options for itself; only these variables remain.
  const lost = Object.keys(options).filter((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`])
  if (lost.length > 0)
    throw new Refusal(
      `npm kept --${lost.join(', --')} for itself: two dashes go before options, for instance\n${usage}`,
    )
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [kind, name, ...more] = positionals
  if (more.length > 0) throw new Refusal(`one name at a time: "${more.join(' ')}" is too much`)
  if (kind === 'component') return component(name, values)
  if (kind === 'endpoint') return endpoint(name)
  if (kind === 'page') return page(name, { ...values, titleBn: values['title-bn'] })
  if (kind === 'language') return language(name, values)
  throw new Refusal(`${kind === undefined ? 'what is to be made?' : `"${kind}" cannot be made.`}\n${usage}`)
}

/** Files that the generators report as written. */
const made: string[] = []
async function follow(scripts: string[][]): Promise<void> {
  if (scripts.length > 0) console.log('Writing, and making what follows from it (half a minute)…')
  for (const args of scripts) {
    const { code, output } = await runToEnd(process.execPath, [...fromSource, ...args], { cwd: root })
    if (code !== 0) throw new Refusal(`${args.join(' ')} failed, so nothing was kept:\n${output}`)
    made.push(...[...output.matchAll(/^written: (.+)$/gm)].map(([, path = '']) => path))
  }
}

try {
  const plan = planned()
  const written = await carryOut(plan, () => follow(plan.makers))
  for (const path of written) console.log(`${path in plan.files ? 'new    ' : 'changed'} ${path}`)
  for (const path of made) console.log(`made    ${path}`)
  console.log(`\nNext:\n${plan.next.map((line) => `  - ${line}`).join('\n')}`)
} catch (error) {
  // An invalid option is also an error of the caller.
  const mine =
    error instanceof Refusal ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  console.error(mine ? `Nothing was written: ${error.message}` : error)
  process.exitCode = 1
}

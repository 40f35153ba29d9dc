import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bin, root, runToEnd } from '../lib/run.ts'
import elsewhere from './writes-elsewhere.json' with { type: 'json' }

const folder = mkdtempSync(join(root, 'node_modules/.cache-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(
  join(folder, '.oxlintrc.json'),
  JSON.stringify({
    categories: { correctness: 'off' },
    jsPlugins: [join(root, 'scripts/lint/repository-rules.js')],
    rules: { 'repository/writes-in-mutations': 'error' },
  }),
)
mkdirSync(join(folder, 'site/src'), { recursive: true })

/** The calls that the rule reports, by file. */
async function faults(...texts: string[]): Promise<string[][]> {
  const files = texts.map((text, at) => {
    const file = join(folder, `site/src/case${at}.tsx`)
    writeFileSync(file, text)
    return file
  })
  const options = ['-c', join(folder, '.oxlintrc.json'), '--no-ignore', '--format', 'json', ...files]
  const { output } = await runToEnd(bin('oxlint'), options)
  const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'))) as {
    diagnostics: { message: string; filename: string }[]
  }
  return files.map((_file, at) =>
    diagnostics
      .filter(({ filename }) => filename.endsWith(`case${at}.tsx`))
      .map(({ message }) => message.split(' ')[0] ?? ''),
  )
}

test('a write is reported outside a mutation and accepted inside one, however it is called', async () => {
  const found = await faults(
    'const leave = () => sdk.session.logout({})\nconst a = <Button onClick={leave} />',
    'useEffect(() => void member.play.end({ sessionId }).catch(() => {}))',
    'const add = on ? sdk.favourites : undefined\nconst { remove } = sdk.favourites',
    'useApiMutation({ mutationFn: send })\nconst send = () => sdk.wallet.recall({})\nconst b = <Button onClick={send} />',
    // Inside.
    'useApiMutation({ mutationFn: () => sdk.session.logout({}) })',
    'async function begin() { return member.limits.preset({}) }\nuseApiMutation({ mutationFn: begin })',
    'const act = () => member.receipts.act({})\nconst say = () => act()\nmutate({ what: 1, work: () => say() })',
    'const c = <PasswordStep mutationFn={(said) => member.security.endAuthenticator(said)} />',
    'code.send(async () => sdk.verification.sms({ mobileNum }), rules, form)',
    // Reads.
    'useApiQuery(member.limits.list, {})\nsdk.wallet.balance({})\nsdk.stream.subscribe("balance", hear)',
  )
  expect(found).toEqual([
    ['session.logout'],
    ['play.end'],
    ['favourites', 'favourites'],
    ['wallet.recall'],
    ...Array.from({ length: 6 }, () => []),
  ])
})

test('every listed exception still writes', () => {
  const idle = Object.keys(elsewhere).filter(
    (file) => !/\b(sdk|member)\.\w+\.\w+\(/.test(readFileSync(join(root, 'site/src', file), 'utf8')),
  )
  expect(idle).toEqual([])
})

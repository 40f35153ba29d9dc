import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bin, root, runToEnd } from '../lib/run.ts'

const folder = mkdtempSync(join(root, 'node_modules/.cache-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(
  join(folder, '.oxlintrc.json'),
  JSON.stringify({
    categories: { correctness: 'off' },
    jsPlugins: [join(root, 'scripts/lint/repository-rules.js')],
    rules: { 'repository/safe-addresses': 'error' },
  }),
)

/** Number of reports of the rule for a file. */
async function faults(lines: string[]): Promise<number[]> {
  const file = join(folder, 'case.tsx')
  writeFileSync(file, lines.join('\n'))
  const { output } = await runToEnd(bin('oxlint'), [
    '-c',
    join(folder, '.oxlintrc.json'),
    '--no-ignore',
    '--format',
    'json',
    file,
  ])
  const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'))) as {
    diagnostics: { labels: { span: { line: number } }[] }[]
  }
  return diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0).toSorted((a, b) => a - b)
}

test('addresses from unchecked data are reported, line by line', async () => {
  const lines = [
    'const a = <a href={order.payUrl} />',
    'const b = <img src={who?.iconUrl} />',
    'const c = <a href={ready ? banner.url : home} />',
    'const d = <a href={`${item.url}?x=1`} />',
    'const e = <iframe src={data!.content.gameUrl} />',
    'window.open(target)',
    'window.open(item.url, "_blank")',
    'location.assign(next)',
    'window.location.replace(next)',
    'location.href = next',
    'window.location = next',
    'chat.location.replace(chatUrl)',
    'link.href = item.url',
  ]
  expect(await faults(lines)).toEqual(lines.map((_line, at) => at + 1))
})

test('addresses in code, and checked ones, are accepted', async () => {
  expect(
    await faults([
      'const href = safeHref(order.payUrl)',
      'const a = <a href={href} />',
      'const b = <a href={safeHref(order.payUrl)} />',
      'const c = <a href={memberPath("limits")} />',
      'const d = <a href={`/play?x=${item.url}`} />',
      'const e = <img src={art(game.iconUrl)} />',
      'window.open("about:blank")',
      'window.open(href, "_blank")',
      'location.assign("/login")',
      'location.reload()',
      'location.replace(safePath(next))',
      'const f = open(game)',
      'const g = picture.src = "/favicon.svg"',
      'const proof = receipt ? undefined : safeHref(receipt.verifyUrl)',
      'const h = <a href={proof} />',
    ]),
  ).toEqual([])
})

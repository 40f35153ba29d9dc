import { expect, test } from 'vitest'
import { allPages, leadsTo, relinked, withoutStories } from './pages.ts'

const pages = allPages()
const pageOf = (slug: string) => pages.find((page) => page.slug === slug) ?? expect.fail(slug)

test('a component’s page prints its examples, and the types its properties name with their sentences', () => {
  const text = withoutStories(pageOf('components/select').text)
  for (const part of [
    /^export function Chosen\(\)/m,
    /^interface SelectOption\b[^]*Not empty: an empty value means that nothing is chosen/m,
    /^interface FieldOwnProps\b/m,
    /^\| `select.placeholder` \| Choose \|/m,
  ])
    expect(text).toMatch(part)
  expect(text).not.toContain('```story')
})

test('no declaration of properties is cut short', () => {
  const cut = pages.filter(({ stories, text }) => {
    const [, types = ''] = /## Properties\n\n```ts\n([^]*?)```/.exec(text) ?? []
    const interfaces = types.split(/^(?=interface |type |\/\*\*)/m).filter((each) => each.startsWith('interface'))
    return stories && (!types.includes('Props') || interfaces.some((each) => !each.trimEnd().endsWith('}')))
  })
  expect(cut.map(({ title }) => title)).toEqual([])
})

test('a call’s section says who may make it, what goes in and how it can be refused', () => {
  const [, section = ''] = pageOf('contract/deposits').text.split('## deposits.submit')
  expect(section).toMatch(
    /\*\*Who\*\*: member[^]*`amount` \| \[Amount\]\(shapes\.md#amount\)[^]*`real_account_required`/,
  )
})

test('links lead to pages, or the build ends', () => {
  const page = {
    ...pageOf('rules/ledger'),
    text: 'See [turnover](turnover.md#opening) and [code](../../package.json).',
  }
  expect(relinked(page, pages, ({ found, hash }) => found && found.slug + hash)).toBe(
    'See [turnover](rules/turnover#opening) and code.',
  )
  expect(() => leadsTo(page, 'nowhere.md', pages)).toThrow('rules/ledger.md links to nowhere.md')
})

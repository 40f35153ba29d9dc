import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../docs/decisions')
const records = readdirSync(folder).toSorted()

test('decision records are numbered without a gap, and named by number and subject', () => {
  expect(records.map((name) => Number(name.slice(0, 4)))).toEqual(records.map((_name, at) => at + 1))
  const wrong = records.filter(
    (name) => !new RegExp(`^# ${name.slice(0, 4)} · \\S`).test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('only state sheets go to Chromatic, by the name Storybook gives them', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
  const [, glob = ''] = /onlyStoryNames: '([^']+)'/.exec(read('.github/workflows/chromatic.yml')) ?? []
  expect(read('packages/ui/e2e/sheets.spec.ts')).toContain(`story.name === '${glob.replace('**/', '')}'`)
})

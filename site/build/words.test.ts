import { expect, it } from 'vitest'
import { languageRows, wordsAt, wordsRoot } from './words.ts'

it('has words of every language at addresses that one constant makes', () => {
  expect(wordsRoot).toMatch(/^\/assets\/words\/[\da-f]{10}$/)
  expect((wordsAt('languages') as { tag: string }[]).map(({ tag }) => tag)).toEqual(languageRows.map(({ tag }) => tag))
  for (const { tag } of languageRows) {
    const first = wordsAt(`${tag}/ui-first`) as object
    const later = wordsAt(`${tag}/ui-later`) as object
    expect(Object.keys(first).some((part) => part in later)).toBe(false)
    expect(Object.keys(wordsAt(`${tag}/site`) as object).length).toBeGreaterThan(0)
  }
})

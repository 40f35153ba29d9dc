import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the site says in a language: `t('deposit', 'deposit.submit', { amount: '৳ 5.00' })`. */
export function wordsOf(lang: string) {
  const books = new Map<string, Record<string, string>>()
  const read = (area: string) =>
    JSON.parse(
      readFileSync(
        join(import.meta.dirname, '../../../locales', lang, area === 'vendor' ? 'vendor.json' : `site/${area}.json`),
        'utf8',
      ),
    ) as Record<string, string>
  return (area: string, key: string, params: Record<string, string> = {}): string => {
    const book = books.get(area) ?? read(area)
    books.set(area, book)
    const text = book[key]
    if (text === undefined) throw new Error(`no ${key} in ${lang}/${area}`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => params[name] ?? hole)
  }
}

export type Words = ReturnType<typeof wordsOf>

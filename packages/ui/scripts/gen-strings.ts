import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Generated } from './generated.ts'

/** The type of the words, from the English file: a component that uses an unknown key does not compile. */
export function stringsFile(): Generated {
  const words = JSON.parse(readFileSync(join(import.meta.dirname, '../../../locales/en/ui.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  const parts = Object.entries(words).map(([part, keys]) => {
    const fields = Object.entries(keys).flatMap(([key, text]) => {
      const counted = /^(.+)_other$/.exec(key)?.[1]
      if (key.endsWith('_one')) return []
      return [
        `    /** ${text.replaceAll('*/', '*\\/')} */\n    ${key}: string`,
        ...(counted ? ['zero', 'one', 'two', 'few', 'many'].map((form) => `    ${counted}_${form}?: string`) : []),
      ]
    })
    return `  ${part}: {\n${fields.join('\n')}\n  }`
  })
  return {
    path: 'src/i18n/strings.gen.ts',
    text:
      '// Made from locales/en/ui.json by scripts/gen.ts.\n\n' +
      '/** The words of the kit in one language. */\n' +
      `export interface UiStrings {\n${parts.join('\n')}\n}\n`,
  }
}

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
    rules: { 'repository/props-documented': 'error' },
  }),
)

/** The reports of the rule for a file. */
async function faults(text: string): Promise<string[]> {
  const file = join(folder, 'Case.tsx')
  writeFileSync(file, text)
  const options = ['-c', join(folder, '.oxlintrc.json'), '--no-ignore', '--format', 'json', file]
  const { output } = await runToEnd(bin('oxlint'), options)
  const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'))) as { diagnostics: { message: string }[] }
  return diagnostics.map(({ message }) => message).toSorted((a, b) => a.localeCompare(b))
}

test('a prop without a sentence or a default is reported, and a default that differs from the one in code', async () => {
  const found = await faults(`
    export interface CardProps {
      title: string
      // No doc comment.
      note: string
      /** @default 'sm' */
      size?: 'sm' | 'md'
      /** How wide. */
      width?: number
      /**
       * How it looks.
       * @default 'plain'
       */
      variant?: 'plain' | 'card'
    }
    export type OtherProps = Base & { open?: boolean }
    export const Card = ({ variant = 'card', size = 'sm' }: CardProps) => variant + size
  `)
  expect(found).toEqual(
    [
      'CardProps.note has no sentence that says what it is.',
      'CardProps.size has no sentence that says what it is.',
      "CardProps.variant says @default 'plain' and is set to 'card'.",
      'CardProps.title has no sentence that says what it is.',
      'CardProps.width is optional and has no @default; "none" where there is none.',
      'OtherProps.open has no sentence that says what it is.',
      'OtherProps.open is optional and has no @default; "none" where there is none.',
    ].toSorted((a, b) => a.localeCompare(b)),
  )
})

test('what is documented passes, and what is no type of props or not exported', async () => {
  const found = await faults(`
    interface InsideProps { open?: boolean }
    export interface Item { label?: string }
    export interface CardProps extends InsideProps {
      /** Its name. */
      title: string
      /**
       * How it looks.
       * @default 'card'
       */
      variant?: 'plain' | 'card'
      /**
       * Words to replace.
       * @default those of the language
       */
      strings?: object
    }
    export const Card = ({ variant = 'card', title, strings = {} }: CardProps) => [variant, title, strings]
  `)
  expect(found).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'

export interface Page {
  /** Path without leading and trailing slashes. */
  slug: string
  section: string
  /** File that the links of the text are relative to, from the root of the repository. */
  source: string
  title: string
  text: string
  /** The stories of a component, from the root of the repository. */
  stories?: string
  /** Its stories cover the page, so each has a frame of its own. */
  framed?: boolean | undefined
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A table in Markdown. */
export const table = (heads: string[], rows: string[][]): string =>
  [
    heads,
    heads.map(() => '---'),
    ...rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' '))),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

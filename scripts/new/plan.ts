// The plan of a generator, made completely before anything is written, so that it is executed completely or not at all.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bin, root, runToEnd } from '../lib/run.ts'

/** Thrown for an invalid name, or a missing place in the code. */
export class Refusal extends Error {}

export interface Plan {
  /** New files by path from the root. */
  files: Record<string, string>
  /** Changes of existing files. */
  edits: { path: string; change: (text: string) => string }[]
  /** Scripts with arguments that generate the dependent files. */
  makers: string[][]
  /** Next steps, one line each. */
  next: string[]
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
export const exists = (path: string): boolean => existsSync(join(root, path))
export { read }

/** Inserts `added` after the first match of `anchor`; throws if there is none. */
export function after(text: string, anchor: RegExp, added: string): string {
  const found = anchor.exec(text)
  if (!found)
    throw new Refusal(
      `the place for "${added.trim()}" is gone: nothing there matches ${anchor}. Mend the generator in scripts/new/.`,
    )
  const at = found.index + found[0].length
  return text.slice(0, at) + added + text.slice(at)
}

/** Replaces the first match; throws if there is none. */
export function swap(text: string, anchor: RegExp, made: (found: string) => string): string {
  if (!anchor.test(text)) throw new Refusal(`nothing matches ${anchor} any more. Mend the generator in scripts/new/.`)
  return text.replace(anchor, made)
}

/** The matching lines with one more inserted in alphabetical order. */
export function among(text: string, lines: RegExp, added: string): string {
  const all = text.split('\n')
  const known = all.filter((line) => lines.test(line))
  if (known.length === 0) throw new Refusal(`no line matches ${lines} any more. Mend the generator in scripts/new/.`)
  const before = known.find((line) => line.localeCompare(added) > 0)
  const at = before === undefined ? all.lastIndexOf(known.at(-1) ?? '') + 1 : all.indexOf(before)
  return all.toSpliced(at, 0, added).join('\n')
}

export type Words = { [key: string]: string | Words }
export const words = (path: string): Words => JSON.parse(read(path)) as Words
export const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`
/** Adds words to a file of `locales/`. */
export const withWords =
  (added: Words) =>
  (text: string): string =>
    json({ ...(JSON.parse(text) as Words), ...added })

/** English text where a translation is needed; text in such brackets is not translated yet. */
export const untranslated = (text: string): string => `⟦${text}⟧`

/** Formats files as `npm run format` would. */
async function format(paths: readonly string[]): Promise<void> {
  const { code, output } = await runToEnd(bin('oxfmt'), ['--no-error-on-unmatched-pattern', ...paths])
  if (code !== 0) throw new Error(output)
}

/** Writes a plan, and reverts all of it when `then` fails. Returns the paths, new ones first. */
export async function carryOut(plan: Plan, then: () => Promise<void> = async () => {}): Promise<string[]> {
  const taken = Object.keys(plan.files).filter(exists)
  if (taken.length > 0) throw new Refusal(`there is already ${taken.join(', ')}`)
  const changed = new Map<string, string>()
  for (const { path, change } of plan.edits) changed.set(path, change(changed.get(path) ?? read(path)))
  const before = new Map([...changed.keys()].map((path) => [path, read(path)]))
  const texts = new Map([...Object.entries(plan.files), ...changed])
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  try {
    for (const [path, text] of texts) write(path, text)
    await format([...texts.keys()])
    await then()
  } catch (cause) {
    for (const path of Object.keys(plan.files)) {
      rmSync(join(root, path), { force: true })
      const folder = dirname(join(root, path))
      if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
    }
    for (const [path, text] of before) write(path, text)
    throw cause
  }
  return [...Object.keys(plan.files), ...changed.keys()]
}

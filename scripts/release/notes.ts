// The notes of the next release (.changeset/*.md): each tells users of a package what is new, and a major one how to
// upgrade.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const bumps = ['patch', 'minor', 'major'] as const
type Bump = (typeof bumps)[number]
const published = ['@brand/ui', '@brand/sdk', '@brand/gateway']

export interface Note {
  file: string
  bumps: Record<string, string>
  text: string
}

export function parseNote(file: string, source: string): Note {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(source) ?? []
  const lines = [...head.matchAll(/^['"]?(@?[\w/-]+)['"]?:\s*(\w+)\s*$/gm)]
  return { file, bumps: Object.fromEntries(lines.map(([, name = '', bump = '']) => [name, bump])), text: text.trim() }
}

/** The pending notes of a repository. */
export const notesIn = (repository: string): Note[] => {
  const folder = join(repository, '.changeset')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => parseNote(name, readFileSync(join(folder, name), 'utf8')))
}

export function noteFaults({ file, bumps: of, text }: Note): string[] {
  const faults = Object.entries(of).flatMap(([name, bump]) => [
    ...(published.includes(name) ? [] : [`${name} is not published`]),
    ...(bumps.includes(bump as Bump) ? [] : [`${bump} is no bump`]),
  ])
  if (Object.keys(of).length === 0) faults.push('names no package')
  if (!/^[A-Z*`].*[.:!]\**$/.test(text.split('\n')[0] ?? '')) faults.push('begins with no sentence a user could read')
  if (Object.values(of).includes('major') && !/^## Upgrade\n+\S/m.test(text))
    faults.push('is major and has no "## Upgrade" that says what to change')
  return faults.map((fault) => `.changeset/${file} ${fault}`)
}

/** The largest pending bump of a package, as an index of patch, minor and major; -1 for none. */
export const waiting = (notes: readonly Note[], name: string): number =>
  Math.max(-1, ...notes.map((note) => bumps.indexOf(note.bumps[name] as Bump)))
export const rankOf = (bump: Bump): number => bumps.indexOf(bump)

/** The step from one version to another, as an index of patch, minor and major; -1 for the same one. */
export function stepOf(from: string, to: string): number {
  const [before, after] = [from, to].map((version) => version.split('.'))
  const at = after?.findIndex((part, place) => part !== before?.[place]) ?? -1
  return at < 0 ? -1 : Math.max(0, bumps.length - 1 - at)
}

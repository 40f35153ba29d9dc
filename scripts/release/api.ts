// Compares the API of the packages with their last release: nothing is removed without an announcement.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/packed.ts'
import { notesIn, rankOf, waiting } from './notes.ts'

const packages = ['ui', 'sdk', 'gateway']

/** The declarations of a report by name, as lines without comments. */
function declarations(report: string): Map<string, string[]> {
  const code = report.replaceAll(/^\s*\/\/.*\n/gm, '').split(/\n(?=\S)/)
  return new Map(
    code.flatMap((block) => {
      const name =
        /^export (?:declare |abstract |default )*(?:const|let|function|class|interface|type|enum|namespace)\s+([\w$]+)/.exec(
          block,
        )?.[1] ?? /^export \{ (.+) \}/.exec(block)?.[1]
      return name
        ? [
            [
              name,
              block
                .split('\n')
                .map((line) => line.trim())
                .filter((line) => line && line !== '```' && !/^\W+$/.test(line)),
            ] as const,
          ]
        : []
    }),
  )
}

/** What the later report lacks compared with the earlier one: names and single lines. Additions are allowed. */
export function losses(before: string, after: string): string[] {
  const now = declarations(after)
  return [...declarations(before)].flatMap(([name, lines]) => {
    const left = now.get(name)
    if (!left) return [`${name} is gone`]
    return lines.filter((line) => !left.includes(line)).map((line) => `${name} has no more \`${line}\``)
  })
}

const reports = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.api.md'))

/**
 * Exports removed or changed since the last release without a pending note of the right kind: major, or before 1.0
 * minor.
 */
export function apiFaults(repository: string): string[] {
  const git = (...args: string[]) => run(repository, 'git', args)
  const notes = notesIn(repository)
  return packages.flatMap((short) => {
    const name = `@brand/${short}`
    const [tag] = git('tag', '--list', `${name}@*`, '--sort=-version:refname').split('\n')
    if (!tag) return []
    const needed = tag.startsWith(`${name}@0.`) ? 'minor' : 'major'
    if (waiting(notes, name) >= rankOf(needed)) return []
    const folder = `packages/${short}/api`
    const now = reports(join(repository, folder))
    const then = git('ls-tree', '--name-only', tag, `${folder}/`).split('\n').filter(Boolean)
    return then.flatMap((file) => {
      const entry = file.slice(folder.length + 1)
      const lost = now.includes(entry)
        ? losses(git('show', `${tag}:${file}`), readFileSync(join(repository, file), 'utf8'))
        : ['the whole entry is gone']
      return lost.map(
        (loss) => `${name} ${entry.replace('.api.md', '')}: ${loss} since ${tag}, and no ${needed} note says so`,
      )
    })
  })
}

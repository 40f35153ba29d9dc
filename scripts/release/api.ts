// Compares the API of the packages with their last release: nothing is removed without an announcement.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, unpack } from '../lib/packed.ts'
import { rankOf, stepOf, waiting, type Note } from './notes.ts'
import { reportsOf } from './report.ts'

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

/** The last release of a package, unpacked inside it so that its types resolve; undefined if it was never released. */
function lastRelease(home: string, name: string, npmrc: string): string | undefined {
  const folder = join(home, '.cache/released')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // A project of its own, whose .npmrc npm reads.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  writeFileSync(join(folder, '.npmrc'), npmrc)
  try {
    const tarball = run(folder, 'npm', ['pack', '--loglevel=error', name])
    return unpack(join(folder, tarball), folder)
  } catch (error) {
    if (String(error).includes('E404')) return undefined
    throw error
  }
}

const manifestOf = (home: string) =>
  JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { name: string; version: string }

/**
 * What the built package in `home` lacks of its last release, unless its version or a pending note says so: major, or
 * before 1.0 minor.
 */
export function unannounced(
  home: string,
  notes: readonly Note[],
  reports: ReadonlyMap<string, string>,
  npmrc = '',
): string[] {
  const { name, version } = manifestOf(home)
  const earlier = lastRelease(home, name, npmrc)
  if (!earlier) return []
  const { version: last } = manifestOf(earlier)
  const needed = last.startsWith('0.') ? 'minor' : 'major'
  if (Math.max(waiting(notes, name), stepOf(last, version)) >= rankOf(needed)) return []
  return [...reportsOf(earlier)].flatMap(([entry, before]) => {
    const now = reports.get(entry)
    const lost = now === undefined ? ['the whole entry is gone'] : losses(before, now)
    return lost.map(
      (loss) => `${name} ${entry}: ${loss} since ${last}, and neither a ${needed} version nor a note says so`,
    )
  })
}

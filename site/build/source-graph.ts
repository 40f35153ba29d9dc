import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const kit = join(import.meta.dirname, '../../packages/ui')

const imports = /^\s*(?:import|export)\s(?!type\b)[^'";]*from\s*'([^']+)'|^\s*import\s*'([^']+)'/gm
const laterImports = /\bimport\(\s*'([^']+)'/g

/**
 * Files that a set of files imports, however far, within the site and the kit, with their text. `follows` says of which
 * files the dynamic imports count too; of none without it.
 */
export function reachedFiles(
  from: readonly string[],
  follows: (code: string) => boolean = () => false,
): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    exports: Record<string, { '@brand/source'?: string }>
  }
  const files = new Map<string, string>()
  const visit = (file: string) => {
    if (files.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    const code = readFileSync(file, 'utf8')
    files.set(file, code)
    const later = follows(code) ? code.matchAll(laterImports) : []
    for (const [, named, bare] of [...code.matchAll(imports), ...later]) {
      const name = named ?? bare ?? ''
      const source = name.startsWith('@brand/ui') && exports[`.${name.slice('@brand/ui'.length)}`]?.['@brand/source']
      if (source) visit(join(kit, source))
      else if (name.startsWith('.')) visit(join(dirname(file), name))
    }
  }
  from.forEach(visit)
  return files
}

/** What these files name in calls of a hook, `useWords('access')`: each name once. */
export const namedIn = (files: ReadonlyMap<string, string>, hook: string): Set<string> =>
  new Set(
    [...files.values()].flatMap((code) =>
      [...code.matchAll(new RegExp(`${hook}\\('([\\w-]+)'`, 'g'))].map(([, name = '']) => name),
    ),
  )

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const file = join(import.meta.dirname, '../../packages/ui/src/icons/icons.gen.ts')
const prefix = 'virtual:icon/'
const imports = /import\s*\{([^}]*)\}\s*from\s*['"](?:@brand\/ui\/icons|(?:\.\.\/)+icons\/icons\.gen\.ts)['"];?/g

/**
 * One module per icon. In their one file the icons of every page would arrive with the first: outlines hardly compress,
 * so that is kilobytes nobody sees.
 */
export function icons(): Plugin {
  let shapes: Map<string, string> | undefined
  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      shapes ??= new Map(
        [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = ('[^']*')/gm)].map(
          ([, name = '', shape = '']) => [name, shape],
        ),
      )
      const shape = shapes.get(id.slice(prefix.length + 1))
      if (!shape) throw new Error(`there is no icon ${id}`)
      return { code: `export default ${shape}`, moduleSideEffects: false }
    },
    transform(code) {
      if (!code.includes('icons')) return undefined
      const split = code.replace(imports, (_, names: string) =>
        names
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
          .map((part) => {
            const [name, local = name] = part.split(/\s+as\s+/)
            return `import ${local} from '${prefix}${name}';`
          })
          .join(' '),
      )
      return split === code ? undefined : { code: split, map: null }
    },
  }
}

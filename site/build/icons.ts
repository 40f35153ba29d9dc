import { join } from 'node:path'
import type { Plugin } from 'vite'

const file = join(import.meta.dirname, '../../packages/ui/src/icons/icons.gen.ts')
const prefix = 'virtual:icon/'
const isIcons = (source: string) => source === '@brand/ui/icons' || source.endsWith('/icons/icons.gen.ts')

/**
 * One module per icon. In their one file the icons of every page would arrive with the first: outlines hardly compress,
 * so that is kilobytes nobody sees.
 */
export function icons(): Plugin {
  let shapes: Promise<Readonly<Record<string, string>>> | undefined
  return {
    name: 'icons',
    apply: 'build',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      shapes ??= import(file) as Promise<Readonly<Record<string, string>>>
      const shape = (await shapes)[id.slice(prefix.length + 1)]
      if (!shape) throw new Error(`there is no icon ${id}`)
      return { code: `export default ${JSON.stringify(shape)}`, moduleSideEffects: false }
    },
    transform(code) {
      if (!code.includes('/icons')) return undefined
      let split = code
      // From the last to the first, so that the places of those before stay.
      for (const node of this.parse(code).body.toReversed()) {
        if (node.type !== 'ImportDeclaration' || !isIcons(node.source.value)) continue
        const each = node.specifiers.map((one) => {
          if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier')
            throw new Error(`icons are imported by name: ${code.slice(node.start, node.end)}`)
          return `import ${one.local.name} from '${prefix}${one.imported.name}';`
        })
        split = split.slice(0, node.start) + each.join(' ') + split.slice(node.end)
      }
      return split === code ? undefined : { code: split, map: null }
    },
  }
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Generated } from './generated.ts'

type Weight = 'regular' | 'bold' | 'fill' | 'light'

const home = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

const camel = (name: string) => name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())

function path(name: string, weight: Weight): string {
  const file = weight === 'regular' ? name : `${name}-${weight}`
  const svg = readFileSync(require.resolve(`@phosphor-icons/core/${weight}/${file}.svg`), 'utf8')
  const paths = [...svg.matchAll(/<path d="([^"]+)"\/>/g)].map((match) => match[1] ?? '')
  if (paths.length !== 1 || /<(?!svg|path|\/svg)/.test(svg))
    throw new Error(`${file}.svg is not one path: choose another icon or weight`)
  return `${weight === 'fill' || weight === 'bold' ? ' ' : ''}${paths[0]}`
}

/**
 * One constant per icon and weight, so that a page carries only what it names.
 * A space in front marks a weight that is final: a brand that thickens its icons leaves it alone.
 */
export function iconsFile(): Generated {
  const names = JSON.parse(readFileSync(join(home, 'icons.json'), 'utf8')) as Record<string, Weight[]>
  const lines = Object.entries(names).flatMap(([name, weights]) =>
    weights.map(
      (weight) => `export const ${camel(weight === 'regular' ? name : `${name}-${weight}`)} = '${path(name, weight)}'`,
    ),
  )
  return {
    path: 'src/icons/icons.gen.ts',
    text: `// Made from icons.json by scripts/gen.ts. Shapes: Phosphor Icons, MIT.\n${lines.join('\n')}\n`,
  }
}

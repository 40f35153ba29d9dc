// CSS in the documentation parses, uses existing properties, and names variables of the theme, or its own.
import { transform } from 'lightningcss'
import { roles, variableName } from '../../packages/ui/src/theme/roles.ts'
import { layerNames } from '../../packages/ui/src/theme/layers.ts'
import type { Block } from './extract.ts'

const theme = new Set(Object.keys(roles).map((role) => `--${variableName(role)}`))
const layers = new Set<string>(['brand', ...layerNames])

export function cssProblems({ where, code }: Pick<Block, 'where' | 'code'>): string[] {
  const problems: string[] = []
  const [used, own] = [new Set<string>(), new Set<string>()]
  try {
    transform({
      filename: where,
      code: Buffer.from(code),
      visitor: {
        Declaration: {
          custom: ({ name }) =>
            void (name.startsWith('--') ? own.add(name) : problems.push(`there is no property ${name}`)),
        },
        Variable: ({ name }) => void used.add(name.ident),
        Rule: {
          'layer-statement': ({ value }) => {
            const ours = value.names.map((name) => name.join('.')).filter((name) => /^brand\b/.test(name))
            problems.push(...ours.filter((name) => !layers.has(name)).map((name) => `there is no layer ${name}`))
          },
        },
      },
    })
  } catch (error) {
    return [`${where}: ${error instanceof Error ? error.message : String(error)}`]
  }
  const unknown = [...own, ...used].filter(
    (name) => !theme.has(name) && (name.startsWith('--brand-') || !own.has(name)),
  )
  return [...problems, ...unknown.map((name) => `the theme has no ${name}`)].map((problem) => `${where}: ${problem}`)
}

import { parse, type ParserPlugin } from '@babel/parser'

export interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** A node and everything below it. */
export function* nodes(node: Node): Generator<Node> {
  yield node
  for (const [field, value] of Object.entries(node)) {
    if (field === 'loc' || field.endsWith('omments')) continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodes(child)
  }
}

/** The program of a TypeScript or JavaScript file, by the ending of its name. */
export function parseSource(source: string, file: string): Node {
  const plugins: ParserPlugin[] = [
    ...(/\.[cm]?tsx?$/.test(file) ? (['typescript'] as const) : []),
    ...(/\.[cm]?ts$/.test(file) ? [] : (['jsx'] as const)),
    'decorators',
  ]
  return parse(source, { sourceType: 'unambiguous', plugins, errorRecovery: true }).program as unknown as Node
}

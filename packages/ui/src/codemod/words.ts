import { parseExpression } from '@babel/parser'
import { renamedWords, type RenamedWord } from '../deprecations.ts'
import { isNode, nodes, parseSource, type Node } from './syntax.ts'

type Property = Node & { key: Node & { name?: string; value?: unknown }; value: Node }

const propertiesOf = (object: Node) =>
  (object['properties'] as Node[]).filter((each): each is Property => each.type === 'ObjectProperty')
const find = (object: Node, name: string) => propertiesOf(object).find(({ key }) => (key.name ?? key.value) === name)
/** `{…} as const`, `{…} satisfies Words`, `({…})`: the object itself. */
function objectOf(node: Node | undefined): Node | undefined {
  if (!node || node.type === 'ObjectExpression') return node
  return isNode(node['expression']) ? objectOf(node['expression']) : undefined
}

interface Edit {
  start: number
  end: number
  text: string
}

/** Removes a property, with its comma and, where it is alone, its line. */
function without(source: string, object: Node, property: Node): Edit {
  const all = object['properties'] as Node[]
  const at = all.indexOf(property)
  const [before, after] = [all[at - 1], all[at + 1]]
  if (after) return { start: property.start, end: after.start, text: '' }
  if (before) return { start: before.end, end: property.end, text: '' }
  const [, comma = ''] = /^(\s*,)/.exec(source.slice(property.end)) ?? []
  return { start: property.start, end: property.end + comma.length, text: '' }
}

function renamed(source: string, object: Node, { from, to }: RenamedWord, json: boolean): Edit[] | undefined {
  const part = find(object, from[0])
  const words = objectOf(part?.value)
  const word = words && find(words, from[1])
  if (!part || !words || !word) return undefined
  const name = (key: string) => (json || source[part.key.start] === '"' ? JSON.stringify(key) : key)
  const text = source.slice(word.value.start, word.value.end)
  const goes = propertiesOf(words).length === 1 && (words['properties'] as Node[]).length === 1
  const there = objectOf(find(object, to[0])?.value)
  const line = `${name(to[1])}: ${text}`
  if (!there) {
    const made = `${name(to[0])}: { ${line} }`
    if (goes) return [{ start: part.start, end: part.end, text: made }]
    const indent = /\n\s*$/.exec(source.slice(0, part.start))?.[0] ?? ' '
    return [without(source, words, word), { start: part.end, end: part.end, text: `,${indent}${made}` }]
  }
  const edits = [goes ? without(source, object, part) : without(source, words, word)]
  const last = (there['properties'] as Node[]).at(-1)
  if (find(there, to[1])) return edits
  if (!last) return [...edits, { start: there.start + 1, end: there.start + 1, text: ` ${line} ` }]
  const indent = /\n\s*$/.exec(source.slice(0, last.start))?.[0] ?? ' '
  return [...edits, { start: last.end, end: last.end, text: `,${indent}${line}` }]
}

function objects(source: string, file: string): Node[] {
  // Of JSON only the top level is a set of words.
  if (file.endsWith('.json'))
    return [parseExpression(source) as unknown as Node].filter((node) => node.type === 'ObjectExpression')
  return [...nodes(parseSource(source, file))].filter((node) => node.type === 'ObjectExpression')
}

/** A file with former words renamed to the current ones; the same text where there are none. */
export function renameWords(source: string, file: string): string {
  const json = file.endsWith('.json')
  if (!json && !source.includes('@brand/ui')) return source
  if (!renamedWords.some(({ from }) => source.includes(from[0]) && source.includes(from[1]))) return source
  for (const object of objects(source, file)) {
    for (const word of renamedWords) {
      const edits = renamed(source, object, word, json)
      if (!edits) continue
      const changed = edits
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source)
      // One at a time: the next is looked for in what this one left.
      return renameWords(changed, file)
    }
  }
  return source
}

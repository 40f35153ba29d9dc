import { renamedExports, renamedProps, renamedRoles, renamedTones } from '../deprecations.ts'
import { nodes, parseSource, type Node } from './syntax.ts'

interface Edit {
  start: number
  end: number
  text: string
}

const own = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
const nameOf = (node: Node | undefined) => (node?.['name'] ?? node?.['value']) as string | undefined
const replaced = (node: Node, text: string): Edit => ({ start: node.start, end: node.end, text })

/** What a file imports of `@brand/ui`: the exported name by the local one. */
function importsOf(program: Node): Map<string, string> {
  const found = new Map<string, string>()
  for (const node of program['body'] as Node[]) {
    if (node.type !== 'ImportDeclaration' || !/^@brand\/ui(\/|$)/.test(String((node['source'] as Node)['value'])))
      continue
    for (const each of node['specifiers'] as Node[])
      if (each.type === 'ImportSpecifier')
        found.set(nameOf(each['local'] as Node) ?? '', nameOf(each['imported'] as Node) ?? '')
  }
  return found
}

/** Every literal of a former tone inside `tone={…}` or `tone: …`. */
function* tonesIn(value: Node, source: string): Generator<Edit> {
  for (const node of nodes(value)) {
    const tone = node.type === 'StringLiteral' ? own(renamedTones, String(node['value'])) : undefined
    const quote = source[node.start]
    if (tone) yield replaced(node, `${quote}${tone}${quote}`)
  }
}

/** `onClose={f}` got the details; `onOpenChange` gets `false` before them. */
function* withOpen(value: Node, source: string): Generator<Edit> {
  const handler = value['expression'] as Node
  const params = handler['params'] as Node[] | undefined
  if (/Function/.test(handler.type)) {
    const [first] = params ?? []
    if (!first) return
    // `close => …` has no brackets to put another name between.
    const bare = source[first.start - 1] !== '(' && !source.slice(handler.start, first.start).includes('(')
    yield { start: first.start, end: first.start, text: bare ? '(_open, ' : '_open, ' }
    if (bare) yield { start: first.end, end: first.end, text: ')' }
    return
  }
  const call = source.slice(handler.start, handler.end)
  const name = /^[\w.]+$/.test(call) ? call : `(${call})`
  yield replaced(handler, `(_open, details) => ${name}?.(details)`)
}

function* attributes(element: Node, component: string, source: string): Generator<Edit> {
  for (const attribute of element['attributes'] as Node[]) {
    if (attribute.type !== 'JSXAttribute') continue
    const name = attribute['name'] as Node
    const value = attribute['value'] as Node | null
    const is = own(renamedProps[component] ?? {}, nameOf(name) ?? '')
    if (is) yield replaced(name, is)
    if (is === 'onOpenChange' && value?.type === 'JSXExpressionContainer') yield* withOpen(value, source)
    if (nameOf(name) === 'tone' && value) yield* tonesIn(value, source)
  }
}

/** Uses of an imported name. */
function* references(program: Node, local: string, is: string): Generator<Edit> {
  for (const node of nodes(program)) {
    for (const [field, child] of Object.entries(node)) {
      for (const each of Array.isArray(child) ? (child as Node[]) : [child as Node]) {
        if (each?.type !== 'Identifier' || nameOf(each) !== local) continue
        const member = (field === 'property' || field === 'key') && node['computed'] !== true && !node['shorthand']
        if (member || field === 'imported' || (field === 'key' && node['shorthand'])) continue
        yield node['shorthand'] && field === 'value' ? replaced(each, `${local}: ${is}`) : replaced(each, is)
      }
    }
  }
}

function editsOf(source: string, file: string): Edit[] {
  const program = parseSource(source, file)
  const imports = importsOf(program)
  if (imports.size === 0) return []
  const edits: Edit[] = []
  for (const [local, exported] of imports) {
    const is = own(renamedExports, exported)
    if (!is) continue
    for (const node of nodes(program))
      if (node.type === 'ImportSpecifier' && nameOf(node['local'] as Node) === local)
        edits.push(replaced(node['imported'] as Node, is))
    if (local === exported)
      edits.push(
        ...[...references(program, local, is)].filter(
          ({ start }) => !edits.some((edit) => edit.start === start && edit.text === is),
        ),
      )
  }
  const toasts = [...imports.values()].some((name) => /^(createToasts|Toasts?|ToastMessage)$/.test(name))
  for (const node of nodes(program)) {
    if (node.type === 'JSXOpeningElement') {
      const component = imports.get(nameOf(node['name'] as Node) ?? '')
      if (component) edits.push(...attributes(node, component, source))
    }
    if (node.type === 'MemberExpression' && imports.get(nameOf(node['object'] as Node) ?? '') === 'vars') {
      const role = own(renamedRoles, nameOf(node['property'] as Node) ?? '')
      if (role && node['computed'] !== true) edits.push(replaced(node['property'] as Node, role))
    }
    if (toasts && node.type === 'ObjectProperty' && nameOf(node['key'] as Node) === 'tone')
      edits.push(...tonesIn(node['value'] as Node, source))
  }
  return edits
}

/** A source with former props, tones, exports and roles renamed to the current ones. */
export function renameProps(source: string, file: string): string {
  if (file.endsWith('.json'))
    return /"ink"\s*:/.test(source) ? source.replace(/("raised"\s*:\s*)"lip"/, '$1"edge"') : source
  if (!source.includes('@brand/ui')) return source
  const seen = new Set<string>()
  return editsOf(source, file)
    .filter(({ start, end }) => !seen.has(`${start}-${end}`) && seen.add(`${start}-${end}`))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source)
}

// The examples of the docs pages: stories tagged `example`, as an application would write them.
import { parse } from '@babel/parser'
import type { Expression, File, Node, ObjectExpression, Statement } from '@babel/types'
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { format } from 'oxfmt'
import { registry } from '../src/registry.ts'
import type { Generated } from './generated.ts'

const src = join(import.meta.dirname, '../src')

export interface Example {
  /** Name of the story. */
  name: string
  /** The comment of the story. */
  about?: string
  /** A module: imports, what it needs, and a component. */
  code: string
}

/** Entries of the package by their source, which is where stories import from. */
const entries = new Map(
  Object.entries(
    (
      JSON.parse(readFileSync(join(src, '../package.json'), 'utf8')) as {
        exports: Record<string, string | Record<string, string>>
      }
    ).exports,
  ).flatMap(([name, entry]) => {
    const source = typeof entry === 'string' ? undefined : entry['@brand/source']
    return source ? [[resolve(src, '..', source), `@brand/ui${name.slice(1)}`] as const] : []
  }),
)

// From the registry: the package exports a new component only after this run.
for (const { name, entry, folder = 'components' } of registry)
  for (const file of [`${name}.tsx`, 'index.ts']) entries.set(join(src, folder, name, file), `@brand/ui/${entry}`)
entries.set(join(src, 'theme/BrandContext.ts'), '@brand/ui/theme')

/** Names read below a node, without members and property names. */
function identifiers(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const each of node) identifiers(each, found)
  if (!node || typeof node !== 'object' || !('type' in node)) return found
  const { type, name, computed } = node as { type: string; name?: unknown; computed?: boolean }
  if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') found.add(name)
  const left = new Set(['loc', 'leadingComments', 'innerComments', 'trailingComments'])
  if (type === 'JSXAttribute') left.add('name')
  if (type === 'MemberExpression' && !computed) left.add('property')
  if (type === 'ObjectProperty' && !computed) left.add('key')
  for (const [key, value] of Object.entries(node)) if (!left.has(key)) identifiers(value, found)
  return found
}

const textOf = (code: string, { start, end }: Node) => code.slice(start ?? 0, end ?? 0)
const unwrapped = (node: Expression): Expression =>
  node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression' ? unwrapped(node.expression) : node

/** A property of an object as it is written, by name. */
function member(object: ObjectExpression | undefined, name: string): Expression | undefined {
  for (const each of object?.properties ?? [])
    if (each.type === 'ObjectProperty' && each.key.type === 'Identifier' && each.key.name === name)
      return each.value as Expression
  return undefined
}
const objectOf = (node: Expression | undefined) => (node?.type === 'ObjectExpression' ? node : undefined)

/** Modules whose declarations an example takes over. */
const samples = /[\\/]src[\\/]docs[\\/](?:shell|art|countries)\.tsx?$/
/** Pictures are the application's; an example has any element in place of a box of a story. */
const sampled = (code: string) =>
  code
    .replaceAll(/src=\{sampleArt\([^()]*\)\}/g, 'src="/picture.svg"')
    .replaceAll(/(?<!function |const )\bsampleArt\([^()]*\)/g, "'/picture.svg'")
    .replaceAll(/<(\/?)Box\b/g, '<$1div')

interface Module {
  code: string
  body: Statement[]
  /** Statement that declares each name. */
  declared: Map<string, Statement>
}

function read(path: string): Module {
  const code = sampled(readFileSync(path, 'utf8'))
  const { program }: File = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] })
  const declared = new Map<string, Statement>()
  for (const statement of program.body) {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (inner?.type === 'VariableDeclaration')
      for (const { id } of inner.declarations) for (const name of identifiers(id)) declared.set(name, statement)
    else if (inner && 'id' in inner && inner.id?.type === 'Identifier') declared.set(inner.id.name, statement)
  }
  return { code, body: program.body, declared }
}

const initOf = (statement: Statement | undefined, name: string): ObjectExpression | undefined => {
  const inner = statement?.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (inner?.type !== 'VariableDeclaration') return undefined
  const found = inner.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init
  return found ? objectOf(unwrapped(found)) : undefined
}

/** Args as props: those of the story win over those of the file. */
function props(name: string, args: (Expression | undefined)[], code: string) {
  const found = new Map<string, { text: string; value?: Expression }>()
  const written = args.flatMap((object): (ObjectExpression['properties'][number] | Expression)[] =>
    object ? (objectOf(object)?.properties ?? [object]) : [],
  )
  for (const each of written) {
    if (each.type === 'Identifier') found.set(each.name, { text: `{...${each.name}}` })
    else if (each.type === 'SpreadElement') found.set(textOf(code, each), { text: `{${textOf(code, each)}}` })
    else if (each.type === 'ObjectProperty') {
      const key =
        each.key.type === 'Identifier' ? each.key.name : each.key.type === 'StringLiteral' ? each.key.value : ''
      const value = each.value as Expression
      // Story args remove a component with undefined.
      if (value.type === 'Identifier' && value.name === 'undefined') found.delete(key)
      else found.set(key, { text: prop(key, value, code), value })
    } else throw new Error(`${name}: an example's args are plain properties`)
  }
  return found
}

/** The element that args make. */
function element(name: string, args: (Expression | undefined)[], code: string): string {
  const given = props(name, args, code)
  const children = given.get('children')?.value
  given.delete('children')
  const head = [name, ...[...given.values()].map(({ text }) => text)].join(' ')
  return children ? `<${head}>${content(children, code)}</${name}>` : `<${head} />`
}

function content(children: Expression, code: string): string {
  if (children.type === 'StringLiteral' && !/[{}<>]/.test(children.value)) return children.value
  const text = textOf(code, children)
  return children.type === 'JSXElement' || children.type === 'JSXFragment' ? text : `{${text}}`
}

function prop(key: string, value: Expression, code: string): string {
  if (value.type === 'BooleanLiteral' && value.value) return key
  if (value.type === 'StringLiteral' && !/["\\]/.test(value.value)) return `${key}="${value.value}"`
  return `${key}={${textOf(code, value)}}`
}

/** What a story returns: its own `render`, that of the file, or the component with the args. */
function drawn(name: string, module: Module, story: ObjectExpression, meta: ObjectExpression | undefined): string {
  const render = member(story, 'render') ?? member(meta, 'render')
  if (!render) {
    const component = member(meta, 'component')
    if (component?.type !== 'Identifier') throw new Error(`${name}: its stories name no component`)
    const args = [member(meta, 'args'), member(story, 'args')]
    return `return (${element(component.name, args, module.code)})`
  }
  if (render.type !== 'ArrowFunctionExpression') throw new Error(`${name}: \`render\` of an example is \`() => …\``)
  const args = [...props(name, [member(meta, 'args'), member(story, 'args')], module.code).values()]
  const body = textOf(module.code, render.body).replaceAll('{...args}', () => args.map(({ text }) => text).join(' '))
  if (/\bargs\b/.test(body)) throw new Error(`${name}: an example hands its args on as \`{...args}\` alone`)
  return render.body.type === 'BlockStatement' ? body.slice(1, -1) : `return (${body})`
}

/** Names of a piece of code. */
const namesIn = (code: string) =>
  identifiers(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program)

interface Needs {
  /** Names by the module they come from. */
  imports: Map<string, Set<string>>
  declarations: string[]
}

/** What the names of a file need: its declarations in their order, and the imports of all of it. */
function needs(where: string, module: Module, file: string, names: Set<string>): Needs {
  const kept = new Set<Statement>()
  for (const each of names) {
    const statement = module.declared.get(each)
    if (!statement || kept.has(statement)) continue
    kept.add(statement)
    for (const inner of namesIn(textOf(module.code, statement))) names.add(inner)
  }
  const imports: Needs['imports'] = new Map()
  const declarations: string[] = []
  const add = (target: string, words: Iterable<string>) =>
    imports.set(target, new Set([...(imports.get(target) ?? []), ...words]))
  for (const statement of module.body) {
    if (statement.type !== 'ImportDeclaration') continue
    const used = statement.specifiers.filter(({ local }) => names.has(local.name))
    if (used.length === 0) continue
    const from = statement.source.value
    const target = from.startsWith('.') ? resolve(dirname(file), from) : from
    const entry = from.startsWith('.') ? entries.get(target) : from
    if (entry) {
      const ofTypes = statement.importKind === 'type' ? 'type ' : ''
      add(
        entry,
        used.map((each) => ofTypes + textOf(module.code, each)),
      )
    } else if (samples.test(target)) {
      // Sample words and entries are inlined in the example as an application would write them.
      const inner = needs(where, read(target), target, new Set(used.map(({ local }) => local.name)))
      declarations.push(...inner.declarations)
      for (const [name, words] of inner.imports) add(name, words)
    } else throw new Error(`${where}: an example imports ${from}, which no application has`)
  }
  for (const statement of module.body)
    if (kept.has(statement)) declarations.push(textOf(module.code, statement).replace(/^export /, ''))
  return { imports, declarations: [...new Set(declarations)] }
}

function importLines(imports: Needs['imports']): string {
  const lines = [...imports].sort(([a], [b]) => a.localeCompare(b))
  return lines
    .map(([from, words]) => {
      const [only = ''] = words
      if (words.size === 1 && only.startsWith('* as ')) return `import ${only} from '${from}'`
      const types = [...words].every((word) => word.startsWith('type '))
      const list = [...words].map((word) => (types ? word.slice(5) : word)).sort()
      return `import ${types ? 'type ' : ''}{ ${list.join(', ')} } from '${from}'`
    })
    .join('\n')
}

/** The examples in a file of stories. */
export function examplesIn(file: string): Example[] {
  const module = read(file)
  const meta = initOf(module.declared.get('meta'), 'meta')
  const examples: Example[] = []
  for (const [name, statement] of module.declared) {
    const story = statement.type === 'ExportNamedDeclaration' ? initOf(statement, name) : undefined
    const tags = story && member(story, 'tags')
    if (!story || tags?.type !== 'ArrayExpression') continue
    if (!tags.elements.some((tag) => tag?.type === 'StringLiteral' && tag.value === 'example')) continue
    const where = `${relative(src, file)} ${name}`
    const body = drawn(where, module, story, meta)
    const { imports, declarations } = needs(where, module, file, namesIn(`function Example() {\n${body}\n}`))
    const about = statement.leadingComments
      ?.findLast(({ type }) => type === 'CommentBlock')
      ?.value.replaceAll(/^\s*\*+ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const parts = [importLines(imports), ...declarations, `export function ${name}() {\n${body}\n}`]
    examples.push({ name, ...(about ? { about } : {}), code: parts.filter(Boolean).join('\n\n') })
  }
  return examples
}

/** Lines as this repository has them, for the width of a docs page. */
async function tidy(code: string): Promise<string> {
  const options = { semi: false, singleQuote: true, trailingComma: 'all', printWidth: 90 } as const
  const { code: formatted, errors } = await format('example.tsx', code, options)
  if (errors[0]) throw new Error(errors[0].message)
  return formatted.trim()
}

/** All examples by component. */
export async function examplesFile(): Promise<Generated> {
  const all = await Promise.all(
    registry.map(async ({ name, folder = 'components' }) => {
      const examples = examplesIn(join(src, folder, name, `${name}.stories.tsx`))
      return [
        name,
        await Promise.all(examples.map(async (each) => ({ ...each, code: await tidy(each.code) }))),
      ] as const
    }),
  )
  return { path: 'src/docs/examples.gen.json', text: `${JSON.stringify(Object.fromEntries(all), null, 1)}\n` }
}

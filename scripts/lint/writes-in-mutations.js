// Part of the plugin in repository-rules.js.
import { readFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const { paths } = read('../../packages/sdk/openapi.json')
/** Calls that write, `area.call`: all except GET. */
const writes = new Set(
  Object.values(paths)
    .flatMap(({ get: _reads, ...others }) => Object.values(others))
    .map(({ operationId }) => operationId),
)
const areas = new Set([...writes].map((name) => name.split('.')[0]))

/** Files of the site that may write outside of a mutation, with the reason. */
const elsewhere = read('./writes-elsewhere.json')

const senders = new Set(['mutate', 'mutateAsync', 'send'])
const isClient = (node) => node.type === 'Identifier' && (node.name === 'sdk' || node.name === 'member')
const calleeName = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name)

/**
 * A call that writes is made in a `mutationFn`, or passed to `mutate`, of the hooks of `app/forms`, which handle the
 * busy state, errors and outdated responses. Functions are followed within a file.
 */
export const writesInMutations = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = context.filename.replaceAll('\\', '/').split('/site/src/')[1] ?? ''
    if (Object.hasOwn(elsewhere, file) || file.includes('.test.')) return {}
    const found = []
    const identifiers = []
    /** The name by which the rest of the file calls a function. */
    const nameOf = (node) =>
      node.type === 'FunctionDeclaration'
        ? node.id?.name
        : node.type === 'VariableDeclarator' && node.init?.type === 'ArrowFunctionExpression'
          ? node.id.name
          : undefined
    const isSent = (node, seen) => {
      for (let child = node, at = node.parent; at; child = at, at = at.parent) {
        const key = at.type === 'Property' || at.type === 'JSXAttribute' ? (at.key ?? at.name).name : undefined
        if (key === 'mutationFn') return true
        if (at.type === 'CallExpression' && at.callee !== child && senders.has(calleeName(at))) return true
        const name = nameOf(at)
        if (name === undefined || seen.has(name)) continue
        const uses = identifiers.filter((one) => one.name === name && one !== at.id)
        if (uses.length > 0 && uses.every((use) => isSent(use, new Set([...seen, name])))) return true
      }
      return false
    }
    return {
      Identifier(node) {
        const { parent } = node
        const isKey = parent.type === 'MemberExpression' ? parent.property === node : parent.key === node
        if (!isKey || parent.computed || parent.shorthand) identifiers.push(node)
      },
      MemberExpression(node) {
        if (!isClient(node.object) || node.computed || !areas.has(node.property.name)) return
        const { parent } = node
        const call = parent.type === 'MemberExpression' && !parent.computed ? parent.property.name : undefined
        const name = call === undefined ? node.property.name : `${node.property.name}.${call}`
        // An area that is passed to another function may be used to write.
        if (call === undefined || writes.has(name)) found.push({ node, name })
      },
      'Program:exit'() {
        for (const { node, name } of found)
          if (!isSent(node, new Set()))
            context.report({
              node,
              message:
                `${name} writes: call it in the mutationFn of a hook of app/forms, or say why not in ` +
                'scripts/lint/writes-elsewhere.json.',
            })
      },
    }
  },
}

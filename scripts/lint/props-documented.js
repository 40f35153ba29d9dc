// Part of the plugin in repository-rules.js.

const PUBLIC = /Props$/

/** The members of a props type: those of an interface, or of the object literals that a type is composed of. */
const membersOf = (node) => {
  if (!node) return []
  if (node.type === 'TSInterfaceBody') return node.body
  if (node.type === 'TSTypeLiteral') return node.members
  return (node.types ?? []).flatMap(membersOf)
}

/**
 * Every prop has a sentence, and every optional one its `@default`: the value, a few words, or `none`. A default value
 * in the parameters of the component must match it.
 */
export const propsDocumented = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const source = context.sourceCode
    /** Default values in the parameters of this file, by prop name. */
    const set = new Map()
    const told = []
    const check = (name, members) => {
      if (!PUBLIC.test(name)) return
      for (const node of members) {
        if (node.type !== 'TSPropertySignature' && node.type !== 'TSMethodSignature') continue
        const prop = node.key.name ?? String(node.key.value)
        const comment = source.getCommentsBefore(node).at(-1)
        const text = comment?.type === 'Block' && comment.value.startsWith('*') ? comment.value : ''
        const [sentence = '', standard] = text
          .slice(1)
          .replaceAll(/^\s*\*/gm, '')
          .split('@default')
          .map((part) => part.trim())
        if (!/\p{L}/u.test(sentence))
          context.report({ node, message: `${name}.${prop} has no sentence that says what it is.` })
        if (node.optional && !standard)
          context.report({
            node,
            message: `${name}.${prop} is optional and has no @default; "none" where there is none.`,
          })
        if (node.optional && standard) told.push({ node, name, prop, standard })
      }
    }
    return {
      ExportNamedDeclaration({ declaration }) {
        if (declaration?.type === 'TSInterfaceDeclaration') check(declaration.id.name, membersOf(declaration.body))
        if (declaration?.type === 'TSTypeAliasDeclaration')
          check(declaration.id.name, membersOf(declaration.typeAnnotation))
      },
      AssignmentPattern(node) {
        const { parent } = node
        if (parent.type !== 'Property' || parent.parent.type !== 'ObjectPattern' || node.right.type !== 'Literal')
          return
        const prop = parent.key.name
        set.set(prop, (set.get(prop) ?? new Set()).add(node.right.raw))
      },
      'Program:exit'() {
        for (const { node, name, prop, standard } of told) {
          const values = [...(set.get(prop) ?? [])]
          if (values.length > 0 && !values.includes(standard))
            context.report({
              node,
              message: `${name}.${prop} says @default ${standard} and is set to ${values.join()}.`,
            })
        }
      },
    }
  },
}

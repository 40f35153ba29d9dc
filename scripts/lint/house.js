// The rules of this house that no published rule covers, as an oxlint plugin.

const WORDS = /\p{L}{2,}/u
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'description',
  'message',
  'heading',
])

/** Every word a person reads is a key of `locales/`: no text between tags, none in attributes that are shown or spoken. */
const noLiteralWords = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node, text) =>
      context.report({
        node,
        message: `"${text.trim().slice(0, 40)}" is a word a person reads: move it to locales/ and use its key.`,
      })
    const literal = (node) => {
      if (!node) return
      if (node.type === 'Literal' && typeof node.value === 'string' && WORDS.test(node.value)) report(node, node.value)
      if (node.type === 'TemplateLiteral')
        for (const part of node.quasis) if (WORDS.test(part.value.raw)) report(node, part.value.raw)
      if (node.type === 'ConditionalExpression') {
        literal(node.consequent)
        literal(node.alternate)
      }
      if (node.type === 'LogicalExpression') literal(node.right)
    }
    return {
      JSXText(node) {
        if (WORDS.test(node.value)) report(node, node.value)
      },
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment') literal(node.expression)
      },
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !SPOKEN.has(node.name.name) || !node.value) return
        literal(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value)
      },
    }
  },
}

const SIDE = /^(margin|padding|border|inset|scrollMargin|scrollPadding)(Left|Right|Top|Bottom)/
const CORNER = /^border(Top|Bottom)(Left|Right)Radius$/
const EDGE = new Set([
  'left',
  'right',
  'top',
  'bottom',
  'width',
  'height',
  'minWidth',
  'maxWidth',
  'minHeight',
  'maxHeight',
])
const VALUE = new Set(['textAlign', 'float', 'clear', 'captionSide'])

/** Right to left is the same CSS: logical properties only, in style files and in style props. */
const logicalCss = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const styleFile = context.filename.endsWith('.css.ts')
    const inStyleProp = (node) => {
      for (let at = node.parent; at; at = at.parent) if (at.type === 'JSXAttribute') return at.name.name === 'style'
      return false
    }
    return {
      Property(node) {
        if (node.computed || node.parent.type !== 'ObjectExpression') return
        const name =
          node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? String(node.key.value) : ''
        const physicalValue =
          VALUE.has(name) && node.value.type === 'Literal' && /^(left|right)$/.test(String(node.value.value))
        if (!(SIDE.test(name) || CORNER.test(name) || EDGE.has(name) || physicalValue)) return
        if (styleFile || inStyleProp(node))
          context.report({
            node,
            message: `"${name}" is physical: use its logical name (inlineSize, marginInlineStart, insetBlockStart, textAlign: 'start').`,
          })
      },
    }
  },
}

/** HTML from data goes through one sanitising component; nothing else writes markup. */
const noRawHtml = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const say = (node, what) => context.report({ node, message: `${what} writes markup past the sanitiser.` })
    return {
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && node.name.name === 'dangerouslySetInnerHTML')
          say(node, 'dangerouslySetInnerHTML')
      },
      AssignmentExpression(node) {
        const target = node.left
        if (
          target.type === 'MemberExpression' &&
          !target.computed &&
          ['innerHTML', 'outerHTML'].includes(target.property.name)
        )
          say(node, target.property.name)
      },
      CallExpression(node) {
        if (
          node.callee.type === 'MemberExpression' &&
          !node.callee.computed &&
          ['insertAdjacentHTML', 'setHTMLUnsafe'].includes(node.callee.property.name)
        )
          say(node, node.callee.property.name)
      },
    }
  },
}

const area = (filename) => filename.replaceAll('\\', '/').match(/\/site\/src\/features\/([^/]+)\//)?.[1]

/** Features never import features; routes compose them. */
const featuresApart = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const own = area(context.filename)
    if (!own) return {}
    const check = (node) => {
      const from = node.source?.value
      if (typeof from !== 'string' || !from.startsWith('.')) return
      const target = area(new URL(from, `file://${context.filename}`).pathname)
      if (target && target !== own)
        context.report({
          node,
          message: `Feature "${own}" imports feature "${target}": compose them in a route, or move what they share.`,
        })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    'no-literal-words': noLiteralWords,
    'logical-css': logicalCss,
    'no-raw-html': noRawHtml,
    'features-apart': featuresApart,
  },
}

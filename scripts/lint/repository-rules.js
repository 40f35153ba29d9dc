// Lint rules of this repository as an oxlint plugin.
import { propsDocumented } from './props-documented.js'
import { tablesOfModules } from './tables-of-modules.js'
import { writesInMutations } from './writes-in-mutations.js'

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

/**
 * Every text that a person reads is a key of `locales/`: no text between tags, and none in attributes that are shown or
 * announced.
 */
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

/** One CSS for both directions: logical properties only, in style files and style props. */
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

/** `features/<group>/<feature>`; the login methods are one feature. */
const area = (filename) => filename.replaceAll('\\', '/').match(/\/site\/src\/features\/(access|[^/]+\/[^/]+)\//)?.[1]

/**
 * Features do not import features; routes and the page of a feature (`…Page.tsx`) compose them. No feature imports a
 * route.
 */
const featuresApart = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const own = area(context.filename)
    if (!own) return {}
    const composes = /Pages?\.tsx$/.test(context.filename)
    const check = (node) => {
      const from = node.source?.value
      if (typeof from !== 'string' || !from.startsWith('.')) return
      const path = new URL(from, `file://${context.filename}`).pathname
      if (path.includes('/site/src/routes/') && !/\.test\.tsx?$/.test(context.filename))
        context.report({ node, message: `Feature "${own}" imports a route: open it by app/overlays or pass it down.` })
      const target = area(path)
      if (target && target !== own && !composes)
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

const LEADS = new Set(['href', 'src', 'action', 'formAction', 'poster', 'srcSet'])
const DATA_NAME = /(url|uri|link)$/i
const CHECKS = new Set(['safeHref', 'safePath', 'destination', 'picture', 'art', 'artFor', 'createObjectURL'])

const nameOf = (node) =>
  node?.type === 'Identifier'
    ? node.name
    : node?.type === 'MemberExpression' && !node.computed
      ? node.property.name
      : ''
const bare = (node) =>
  node?.type === 'ChainExpression' || node?.type === 'TSNonNullExpression' || node?.type === 'TSAsExpression'
    ? bare(node.expression)
    : node

/** An address from data may be used in a link, image or window only after a check: `safeHref`, `safePath`, `art`. */
const safeAddresses = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const checked = new Set()
    const isCheck = (node) => node?.type === 'CallExpression' && CHECKS.has(nameOf(bare(node.callee)))
    const report = (node, what) =>
      context.report({
        node,
        message: `${what} takes an address as it came: put it through safeHref or safePath first.`,
      })
    /** Whether an expression is an unchecked address from data. */
    const isRaw = (given) => {
      const node = bare(given)
      if (!node) return false
      if (node.type === 'ConditionalExpression') return isRaw(node.consequent) || isRaw(node.alternate)
      if (node.type === 'LogicalExpression') return isRaw(node.right) || (node.operator !== '&&' && isRaw(node.left))
      if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.raw === '' && isRaw(node.expressions[0])
      return DATA_NAME.test(nameOf(node)) && !(node.type === 'Identifier' && checked.has(node.name))
    }
    /** Whether an expression is an address of the application, or was checked. */
    const isSafe = (given) => {
      const node = bare(given)
      if (!node) return true
      if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.raw !== ''
      return node.type === 'Literal' || isCheck(node) || (node.type === 'Identifier' && checked.has(node.name))
    }
    const isLocation = (node) => nameOf(bare(node)) === 'location'
    return {
      VariableDeclarator(node) {
        if (node.id.type !== 'Identifier') return
        const init = bare(node.init)
        if (isCheck(init) || (init?.type === 'ConditionalExpression' && isCheck(bare(init.alternate))))
          checked.add(node.id.name)
      },
      JSXAttribute(node) {
        if (
          node.name.type !== 'JSXIdentifier' ||
          !LEADS.has(node.name.name) ||
          node.value?.type !== 'JSXExpressionContainer'
        )
          return
        if (isRaw(node.value.expression)) report(node, node.name.name)
      },
      CallExpression(node) {
        const callee = bare(node.callee)
        if (callee?.type !== 'MemberExpression' || callee.computed) return
        const [first] = node.arguments
        if (
          callee.property.name === 'open' &&
          ['window', 'globalThis'].includes(nameOf(bare(callee.object))) &&
          !isSafe(first)
        )
          report(node, 'window.open')
        if (['assign', 'replace'].includes(callee.property.name) && isLocation(callee.object) && !isSafe(first))
          report(node, `location.${callee.property.name}`)
      },
      AssignmentExpression(node) {
        const target = bare(node.left)
        if (target.type !== 'MemberExpression' || target.computed) return
        const leads =
          isLocation(target) ||
          (['href', 'src'].includes(target.property.name) && (isLocation(target.object) || isRaw(node.right)))
        if (leads && !isSafe(node.right)) report(node, target.property.name)
      },
    }
  },
}

export default {
  meta: { name: 'repository' },
  rules: {
    'no-literal-words': noLiteralWords,
    'logical-css': logicalCss,
    'no-raw-html': noRawHtml,
    'features-apart': featuresApart,
    'safe-addresses': safeAddresses,
    'props-documented': propsDocumented,
    'writes-in-mutations': writesInMutations,
    'tables-of-modules': tablesOfModules,
  },
}

import { parse, type AtRule, type ChildNode, type Rule } from 'postcss'
import { layerNames } from '../src/theme/layers.ts'

/** What a component drew, and what is inside of it. Adds nothing to the weight of a selector. */
const ours = ':where([data-component], [data-component] *)'
/** Of the page as a whole. */
const wholePage = /^(html|body|#)/

/** `ul` as a reset writes it, for the kit's own lists alone: the page beside it has a reset of its own. */
function scoped(selector: string): string {
  if (wholePage.test(selector)) return selector
  const [, element = '', rest = ''] = /^(\*|[\w-]+)?(.*)$/.exec(selector) ?? []
  return `${element === '*' ? '' : element}${ours}${rest}`
}

/**
 * The same rules without layers, in the order of their layers: what beat them from outside of every layer, a reset for
 * instance, does so no more if it comes before. Throws where a layer has no known name, or is deeper than in a query.
 */
export function unlayered(css: string): string {
  const root = parse(css)
  const found = new Map<string, ChildNode[]>(layerNames.map((name) => [name, []]))
  const outside: ChildNode[] = []
  const take = (layer: AtRule, around: (nodes: ChildNode[]) => ChildNode[]) => {
    // A statement of the order has no rules.
    if (!layer.nodes) return
    const home = found.get(layer.params)
    if (!home) throw new Error(`@brand/ui: there is no layer "${layer.params}"`)
    home.push(...around(layer.nodes))
  }
  for (const node of root.nodes) {
    if (isLayer(node)) {
      take(node, (nodes) => nodes)
      continue
    }
    if (node.type === 'atrule')
      for (const inner of (node.nodes ?? []).filter(isLayer)) {
        take(inner, (nodes) => [node.clone({ nodes: [] }).append(nodes)])
        inner.remove()
      }
    if (node.type !== 'atrule' || node.nodes === undefined || node.nodes.length > 0) outside.push(node)
  }
  for (const name of ['brand.reset', 'brand.base'])
    for (const node of found.get(name) ?? []) {
      if (node.type === 'rule') scope(node)
      else if (node.type === 'atrule') node.walkRules(scope)
    }
  root.removeAll()
  root.append([...found.values()].flat(), outside)
  root.walkAtRules('layer', ({ params }) => {
    throw new Error(`@brand/ui: the layer "${params}" is too deep`)
  })
  return `${root.toString().trim()}\n`
}

interface Layer extends AtRule {
  name: 'layer'
}
const isLayer = (node: ChildNode): node is Layer => node.type === 'atrule' && node.name === 'layer'
const scope = (rule: Rule) => void (rule.selectors = rule.selectors.map(scoped))

type Child = Node | string | null | undefined | false
type Props = Record<string, string | number | boolean | null | undefined | ((event: never) => void)>

function fill(node: Element, props: Props, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') node.addEventListener(name, value as (event: Event) => void)
    else if (value === true) node.setAttribute(name, '')
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, String(value))
  }
  for (const child of children) if (child) node.append(child)
}

/** An element with attributes, listeners (a property that is a function) and children. */
export function h<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[T] {
  const node = document.createElement(tag)
  fill(node, props, children)
  return node
}

/** An icon: strokes on a 24 by 24 grid. */
export function icon(d: string): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  fill(svg, { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false' }, [])
  const line = document.createElementNS(space, 'path')
  line.setAttribute('d', d)
  svg.append(line)
  return svg
}

export const icons = {
  spin: 'M20 5v5h-5M4.6 10A8 8 0 0 1 19 7.6L20 10M4 19v-5h5M19.4 14A8 8 0 0 1 5 16.4L4 14',
  stop: 'M7 7h10v10H7z',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  info: 'M12 11v6M12 7.2v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-2',
  again: 'M17 3l3 3-3 3M4 11V9a3 3 0 0 1 3-3h13M7 21l-3-3 3-3M20 13v2a3 3 0 0 1-3 3H4',
  double: 'M12 3L3 8l9 5 9-5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5',
  enlarge: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20M8 10.5h5M10.5 8v5',
  clear: 'M4 15L14 5l6 6-9 9H8zM9 10l6 6M13 20h7',
}

const ID = 'brand-overlays'

/** The one element everything floating is portalled into, made when first asked for. In a browser only. */
export function overlayRoot(): HTMLElement {
  const found = document.getElementById(ID)
  if (found) return found
  const root = document.createElement('div')
  root.id = ID
  return document.body.appendChild(root)
}

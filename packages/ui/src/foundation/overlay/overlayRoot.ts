const ID = 'brand-overlays'

/** The one element everything floating is portalled into, created on first use. In a browser only. */
export const overlayRoot = (): HTMLElement =>
  document.getElementById(ID) ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: ID }))

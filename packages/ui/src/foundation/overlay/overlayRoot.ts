/** Its id. */
export const overlaysId = 'brand-overlays'

/** The one element everything floating is portalled into, created on first use. In a browser only. */
export const overlayRoot = (): HTMLElement =>
  document.getElementById(overlaysId) ??
  document.body.appendChild(Object.assign(document.createElement('div'), { id: overlaysId }))

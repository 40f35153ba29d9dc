import { holdPageState } from '../../theme/pageState.ts'
import { viewOf } from '../view.ts'

/**
 * `ref` of a scrim: the page knows of it as long as it is there, also while it fades out, and the root has its tint, as
 * no element reaches the gutter of the scrollbar. The colour is a value by then: a rule of the root that names a variable
 * restyles every element of the page, when it begins to hold and when it ends.
 */
export function dimPage(scrim: Element | null): (() => void) | undefined {
  if (!scrim) return undefined
  const view = viewOf(scrim)
  const page = scrim.ownerDocument
  const { documentElement: root } = page
  const letGo = holdPageState('dimmed', page)
  const tint = () => {
    root.style.background = view.getComputedStyle(root).getPropertyValue('--brand-overlay-bg')
  }
  // In a frame styles are computed anyway.
  const frame = view.requestAnimationFrame(tint)
  const looks = new view.MutationObserver(tint)
  looks.observe(root, { attributeFilter: ['data-brand', 'data-scheme'] })
  return () => {
    view.cancelAnimationFrame(frame)
    looks.disconnect()
    letGo()
    if (!root.hasAttribute('data-dimmed')) root.style.background = ''
  }
}

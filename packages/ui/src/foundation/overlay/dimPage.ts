import { holdPageState } from '../../theme/pageState.ts'
import { viewOf } from '../view.ts'

/**
 * `ref` of a scrim: the page knows of it as long as it is there, also while it fades out, and the root has its tint, as
 * no element reaches the gutter of the scrollbar. The colour is a value by then: a rule of the root that names a variable
 * restyles every element of the page, when it begins to hold and when it ends.
 */
export function dimPage(scrim: Element | null): (() => void) | undefined {
  if (!scrim) return undefined
  const page = scrim.ownerDocument
  const { dataset, style } = page.documentElement
  const letGo = holdPageState('dimmed', page)
  style.background = viewOf(scrim).getComputedStyle(scrim).getPropertyValue('--brand-overlay-bg')
  return () => {
    letGo()
    if (!dataset['dimmed']) style.background = ''
  }
}

import { component } from '../../theme/component.ts'

/** A held finger opens the menu, and selects no text. */
export const root = component(
  { minInlineSize: 0, WebkitTouchCallout: 'none', '@media': { '(pointer: coarse)': { userSelect: 'none' } } },
  'root',
)
/** The point the menu hangs from. */
export const point = component({ position: 'fixed', inlineSize: 0, blockSize: 0, pointerEvents: 'none' }, 'point')

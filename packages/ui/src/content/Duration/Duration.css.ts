import { component } from '../../theme/component.ts'

export const root = component(
  { selectors: { '&[data-variant="clock"]': { fontVariantNumeric: 'tabular-nums' } } },
  'root',
)

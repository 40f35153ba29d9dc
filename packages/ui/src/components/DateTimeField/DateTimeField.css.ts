import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { space, type } from '../../theme/tokens.ts'

export const time = component(
  {
    flex: 'none',
    minInlineSize: 0,
    paddingInlineStart: space.sm,
    border: 0,
    borderInlineStart: `1px solid ${vars.line}`,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
    // Beside the calendar there is no room for the browser's own button; the keys and a phone's wheel stay.
    selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } },
  },
  'time',
)
export const zone = component(
  { margin: 0, marginBlockStart: space['2xs'], color: vars.text3, fontSize: type.caption },
  'zone',
)

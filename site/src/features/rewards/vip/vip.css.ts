import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Beside each other while there is room, each step standing on the line of its row. */
export const ladder = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: '24px 12px',
})
export const rung = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignItems: 'end',
  gap: 8,
})
export const words = style({ alignSelf: 'start' })
export const step = style({
  display: 'block',
  borderStartStartRadius: vars.rM,
  borderStartEndRadius: vars.rM,
  border: `1px solid ${vars.line}`,
  borderBlockEnd: `2px solid ${vars.line}`,
  background: vars.surface2,
  selectors: {
    '&[data-reached]': { borderBlockEndColor: vars.accent },
    'li[aria-current] > &': {
      background: vars.accentSoft,
      borderColor: vars.accentLine,
      borderBlockEndColor: vars.accent,
    },
  },
})

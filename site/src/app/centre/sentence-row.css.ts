import { upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '4px 14px',
  '@media': { [upTo.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const icon = style({
  display: 'flex',
  paddingBlockStart: 2,
  color: vars.accentText,
  selectors: { '&[data-tone="success"]': { color: vars.success }, '&[data-tone="danger"]': { color: vars.danger } },
})
export const next = style({ '@media': { [upTo.phone]: { gridColumn: 2 } } })

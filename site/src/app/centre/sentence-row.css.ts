import { half, px, space, upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: px(space['2xs'], half.sm),
  '@media': { [upTo.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const icon = style({
  display: 'flex',
  paddingBlockStart: half.none,
  color: vars.accentText,
  selectors: { '&[data-tone="success"]': { color: vars.success }, '&[data-tone="danger"]': { color: vars.danger } },
})
export const next = style({ '@media': { [upTo.phone]: { gridColumn: 2 } } })

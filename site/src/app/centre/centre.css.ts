import { half, space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  outline: 'none',
})
/** On a phone the overview is the list of pages, and each page leads back to it. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: half['2xs'],
  justifySelf: 'start',
  minBlockSize: 44,
  marginInlineStart: -space['2xs'],
  paddingInlineEnd: space.xs,
  color: vars.text2,
  fontWeight: vars.wghtLabel,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: half.sm,
  minBlockSize: 52,
  paddingInline: space.md,
  color: vars.text,
  lineHeight: vars.lhSnug,
  selectors: {
    'li:not(:first-child) > &': { borderBlockStart: `1px solid ${vars.line}` },
    '&:hover': { background: vars.surface2 },
  },
})

import { vars } from '@brand/ui/vars'
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
  gap: 6,
  justifySelf: 'start',
  minBlockSize: 44,
  marginInlineStart: -4,
  paddingInlineEnd: 8,
  color: vars.text2,
  fontWeight: vars.wghtLabel,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 14,
  minBlockSize: 52,
  paddingInline: 16,
  color: vars.text,
  lineHeight: vars.lhSnug,
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${vars.line}` },
    '&:hover': { background: vars.surface2 },
  },
})

import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '70vh',
  margin: 'auto',
  borderRadius: vars.rM,
})
export const failure = style({
  margin: 0,
  paddingBlock: 12,
  paddingInline: 16,
  borderRadius: vars.rM,
  background: vars.dangerSoft,
  color: vars.danger,
  lineHeight: vars.lhSnug,
})

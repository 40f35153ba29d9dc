import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '70vh',
  margin: 'auto',
  borderRadius: vars.rM,
})

import { space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.md,
  color: vars.text,
  background: vars.warningSoft,
  borderBlockEnd: `1px solid ${vars.line}`,
})
export const text = style({ flex: '1 1 24ch' })

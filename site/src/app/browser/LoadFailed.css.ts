import { space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const note = style({
  position: 'fixed',
  zIndex: 2000,
  insetInline: space.md,
  insetBlockEnd: space.md,
  display: 'grid',
  gap: space.xs,
  maxInlineSize: 480,
  marginInline: 'auto',
  paddingBlock: space.md,
  paddingInline: space.lg,
  borderRadius: vars.rM,
  border: `1px solid ${vars.line}`,
  background: vars.surface,
  color: vars.text,
  lineHeight: vars.lhSnug,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const retry = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
})

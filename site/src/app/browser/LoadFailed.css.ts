import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const note = style({
  position: 'fixed',
  zIndex: 2000,
  insetInline: 16,
  insetBlockEnd: 16,
  display: 'grid',
  gap: 8,
  maxInlineSize: 480,
  marginInline: 'auto',
  paddingBlock: 16,
  paddingInline: 20,
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

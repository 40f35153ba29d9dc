import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: 8 })
export const channel = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 64,
  paddingBlock: 10,
  paddingInline: 16,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  background: vars.surface2,
  selectors: { '&:hover': { background: vars.surface3 } },
})
export const sign = style({ flex: 'none', color: vars.accentText })
export const words = style({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' })
export const name = style({ fontWeight: vars.wghtLabel })
export const kind = style({ color: vars.text2, fontSize: vars.fs2 })
export const out = style({ flex: 'none', color: vars.text3 })
export const instead = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 20 })

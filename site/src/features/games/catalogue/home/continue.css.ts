import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'
import { panel } from '../games.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: 14,
})
export const left = style([
  panel,
  { display: 'flex', alignItems: 'center', gap: 14, minBlockSize: 80, paddingBlock: 12, paddingInline: '12px 16px' },
])
export const picture = style({
  flex: 'none',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: vars.rM,
  objectFit: 'cover',
  background: vars.surface3,
})
export const words = style({ flex: 1, minInlineSize: 0, lineHeight: vars.lhSnug })
export const name = style({
  fontWeight: vars.wghtLabel,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const note = style({ color: vars.text2, fontSize: vars.fs2 })
export const go = style({ flex: 'none' })

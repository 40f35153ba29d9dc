import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })
export const failure = style({ paddingBlock: 14, paddingInline: 18, borderRadius: vars.rM, background: vars.negSoft, color: vars.neg, lineHeight: vars.lhSnug })
export const number = style({ fontSize: 28, fontWeight: vars.wghtStrong, fontVariantNumeric: 'tabular-nums', userSelect: 'all' })

import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const orders = style({ marginInline: -12 })
export const order = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minBlockSize: 56,
  paddingBlock: 8,
  paddingInline: 12,
  borderRadius: vars.rM,
  color: vars.text,
  ':hover': { background: vars.surface2 },
})
/** The picture to scan beside the data; above them where there is no room. */
export const pay = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 28,
})
export const rows = style({ flex: '1 1 320px' })
export const qr = style({ flex: 'none', marginInline: 'auto' })
export const result = style({
  fontSize: 24,
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
  textWrap: 'balance',
  selectors: { '&:empty': { display: 'none' } },
})
export const remark = style({ display: 'block', marginBlockStart: 6, color: vars.text2 })

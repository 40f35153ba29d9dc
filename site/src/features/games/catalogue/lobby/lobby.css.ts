import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'
import { display, panel, phone, still } from '../games.css.ts'

export const bar = style({ marginBlock: '26px 32px', '@media': { [phone]: { marginBlock: '18px 20px' } } })

export const list = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })
export const games = style({
  transition: 'opacity .16s',
  selectors: { '&[data-old]': { opacity: 0.45 } },
  '@media': { [still]: { transition: 'none' } },
})
export const pager = style({ marginBlockStart: 28, '@media': { [phone]: { marginBlockStart: 12 } } })
export const state = style([panel, { paddingBlock: 48 }])
export const popular = style({ paddingBlockStart: 24 })
export const popularTitle = style({
  ...display,
  fontSize: 22,
  marginBlockEnd: 18,
  '@media': { [phone]: { fontSize: 19, marginBlockEnd: 12 } },
})
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBlockEnd: 20,
  paddingBlock: 12,
  paddingInline: 18,
  borderRadius: vars.rM,
  background: vars.warningSoft,
  color: vars.warning,
  fontSize: vars.fs3,
  lineHeight: vars.lhSnug,
})

import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'
import { display } from '../games.css.ts'

export const sheet = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: 8 })
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '9 / 4',
  objectFit: 'cover',
  borderRadius: vars.rTile,
  background: vars.surface3,
})

export const facts = style({ display: 'grid' })
export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 20,
  paddingBlock: 11,
  borderBlockEnd: `1px solid ${vars.line}`,
  fontSize: vars.fs3,
  lineHeight: vars.lhSnug,
  ':last-child': { borderBlockEnd: 'none' },
})
export const name = style({ flex: 'none', color: vars.text2 })
export const value = style({ textAlign: 'end', fontWeight: vars.wghtLabel, fontVariantNumeric: 'tabular-nums' })
export const untold = style({ textAlign: 'end', color: vars.text3 })

export const mine = style({ padding: 18, borderRadius: vars.rM, background: vars.surface2 })
export const mineTitle = style({
  color: vars.text2,
  fontSize: vars.fs2,
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
})
export const net = style({
  ...display,
  direction: 'ltr',
  textAlign: 'start',
  marginBlock: '6px 8px',
  fontSize: 26,
  lineHeight: 1.3,
  selectors: { '&[data-tone="gain"]': { color: vars.success }, '[dir="rtl"] &': { textAlign: 'end' } },
})
export const quiet = style({
  color: vars.text2,
  fontSize: vars.fs3,
  lineHeight: vars.lhSnug,
  selectors: { '& + &': { marginBlockStart: 2 } },
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  inlineSize: '100%',
})
export const end = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 12 })

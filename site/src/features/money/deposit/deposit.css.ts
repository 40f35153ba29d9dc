import { half, px, space, type, upTo, vars } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

/** What the chosen way costs and how long it takes, in one line where it fits. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: px(half['2xs'], space.xl),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.text2,
  fontSize: vars.fs3,
  lineHeight: vars.lhSnug,
})
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs })

/** The panel ends with it. */
export const bonus = style({ marginBlockEnd: -half.xs })
globalStyle(`${bonus} > :last-child`, { borderBlockEnd: 0 })
export const offer = style({ display: 'flex', alignItems: 'center', gap: half.sm, minInlineSize: 0 })
export const offerWords = style({ display: 'grid', gap: half.none, minInlineSize: 0 })
export const offerNote = style({ color: vars.text2, fontSize: vars.fs3, fontWeight: vars.weight })

export const orders = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
})
export const order = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(120px, auto)',
  alignItems: 'center',
  gap: px(half.none, half.sm),
  minInlineSize: 0,
  minBlockSize: 60,
  paddingBlock: space.xs,
  color: vars.text,
  fontSize: vars.fs3,
  ':hover': { color: vars.accentText },
  '@media': { [upTo.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const mark = style({ display: 'flex', color: vars.text2, '@media': { [upTo.phone]: { gridRow: '1 / span 2' } } })
export const what = style({ display: 'grid', minInlineSize: 0, '@media': { [upTo.phone]: { gridRow: '1 / span 2' } } })
export const sum = style({ textAlign: 'end' })
export const status = style({
  '@media': { [upTo.phone]: { gridColumn: 3, justifySelf: 'end' } },
})
/** A press in the accent colour. */
export const again = style({ flex: 'none', color: vars.accentText })
/** The same with its words at the edge of the card that it belongs to. */
export const edge = style([again, { marginInlineEnd: -space.sm }])
/** The picture to scan before the data; above them where there is no room beside them. */
export const pay = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: half.xl,
})
export const rows = style({ flex: '1 1 320px' })
export const qr = style({ flex: 'none', marginInline: 'auto' })
export const result = style({
  fontSize: type.heading,
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
  textWrap: 'balance',
  selectors: { '&:empty': { display: 'none' } },
})
export const remark = style({ display: 'block', marginBlockStart: half['2xs'], color: vars.text2 })

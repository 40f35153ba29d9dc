import { half, px, space, upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Topics beside their articles; on a phone a row of them above. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: px(space.lg, space['2xl']),
  alignItems: 'start',
  minBlockSize: 'min(420px, 60dvh)',
  '@media': { [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
})
/** The dialog is as tall as a screen lets it be from the start: what comes into it does not move it. */
export const room = style({
  minBlockSize: 'calc(100dvh - 285px)',
  '@media': { [upTo.phone]: { minBlockSize: 'calc(100dvh - 130px)' } },
})
export const topics = style({
  display: 'grid',
  gap: half.none,
  '@media': { [upTo.phone]: { display: 'flex', flexWrap: 'wrap', gap: space.xs } },
})
export const topic = style({
  inlineSize: '100%',
  minBlockSize: 44,
  paddingBlock: space.xs,
  paddingInline: half.sm,
  borderRadius: vars.rControl,
  color: vars.text2,
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.text, background: vars.surface2 },
    '&[aria-current="true"]': { color: vars.text, background: vars.surface3 },
  },
  '@media': { [upTo.phone]: { border: `1px solid ${vars.line}`, borderRadius: vars.rPill } },
})
/** The focus goes there when it is chosen: the reader sees where that is. */
export const target = style({ outline: 'none', scrollMarginBlock: space.md })
export const text = style({ color: vars.text2, maxInlineSize: '64ch' })
export const result = style({
  display: 'grid',
  gap: half.none,
  inlineSize: 'calc(100% + 28px)',
  minBlockSize: 44,
  paddingBlock: half.xs,
  paddingInline: half.sm,
  marginInline: -half.sm,
  borderRadius: vars.rControl,
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.surface2 } },
})
export const hit = style({ background: vars.accentSoft, color: vars.text, borderRadius: 3 })

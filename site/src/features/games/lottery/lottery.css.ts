import { display, half, space, type, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** The ways in stand at its foot, in line with those of the cards beside it. */
export const card = style({ gridTemplateRows: 'auto auto auto 1fr auto' })

/** As high while it is being drawn, when there is no time to show. */
export const countdown = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: 48,
})
export const left = style({
  ...display,
  fontSize: type.headlineLarge,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-phase="soon"]': { color: vars.warning },
    '&[data-phase="locked"]': { color: vars.accentText },
  },
})
/** As high before the numbers of the last draw are here. */
export const last = style({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  minBlockSize: 74,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${vars.line}`,
})
export const balls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: half['2xs'],
  selectors: { '&[data-size="sm"]': { gap: space['2xs'] } },
})
export const ball = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 34,
  blockSize: 34,
  borderRadius: vars.rPill,
  background: vars.surface3,
  color: vars.text,
  fontSize: vars.fs3,
  fontWeight: vars.wghtStrong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  boxShadow: `inset 0 0 0 1px ${vars.accentLine}`,
  selectors: { '[data-size="sm"] > &': { inlineSize: 26, blockSize: 26, fontSize: vars.fs1 } },
})
export const code = style({ overflowWrap: 'anywhere', fontSize: vars.fs1 })

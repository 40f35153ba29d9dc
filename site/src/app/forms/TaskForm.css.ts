import { bar, beyond, display, elevation, half, space, type, upTo, vars } from '@brand/ui/vars'
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: space.xl,
  '@media': {
    // One column, in which the action can stick to the edge of the screen all along.
    [upTo.tablet]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  },
})
// What is focused is not below the action.
globalStyle(`${form} :is(a, button, input, textarea, select)`, {
  '@media': { [upTo.tablet]: { scrollMarginBlockEnd: 200 } },
})

/** A panel where there is room beside it; a phone's edges are edge enough. */
const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  gap: space.xl,
  '@media': {
    [beyond.phone]: {
      padding: half.xl,
      border: `1px solid ${vars.line}`,
      borderRadius: vars.rL,
      background: vars.surface,
    },
  },
} as const

export const asked = style(panel)
export const aside = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'grid',
  gap: space.lg,
  padding: half.xl,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rL,
  background: vars.surface,
  '@media': {
    [upTo.tablet]: { display: 'contents' },
    // Beside a long form it stays in sight, below the header.
    [beyond.tablet]: { selectors: { '&:not([role="dialog"] *)': { position: 'sticky', insetBlockStart: 96 } } },
  },
})
export const summary = style({ display: 'grid', gap: space.md })
export const action = style({
  display: 'grid',
  gap: space.md,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': {
    [upTo.tablet]: {
      position: 'sticky',
      zIndex: elevation.raised,
      insetBlockEnd: `calc(${fallbackVar(bar, '0px')} + env(safe-area-inset-bottom))`,
      gap: space.sm,
      marginInline: -space.md,
      padding: `${space.sm}px ${space.md}px`,
      background: vars.surface,
    },
  },
})
export const result = style({
  display: 'grid',
  gap: space['2xs'],
  margin: 0,
  '@media': {
    [upTo.tablet]: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space.md },
  },
})
export const term = style({ color: vars.text2, fontSize: vars.fs3, lineHeight: vars.lhSnug })
export const value = style({
  margin: 0,
  fontVariantNumeric: 'lining-nums',
  '@media': {
    [beyond.tablet]: {
      ...display,
      fontSize: type.headlineLarge,
      overflowWrap: 'anywhere',
    },
    [upTo.tablet]: { fontWeight: vars.wghtStrong, whiteSpace: 'nowrap' },
  },
})
export const below = style({ minInlineSize: 0 })

import { beyond, half, space, upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Beside the open message; with few of them it is as high as the message is. */
export const inbox = style({
  '@media': {
    [beyond.tablet]: { blockSize: '100%', minBlockSize: 480, borderInlineEnd: `1px solid ${vars.line}` },
  },
})
export const pages = style({ padding: space.md, borderBlockStart: `1px solid ${vars.line}` })
export const pane = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  padding: half['2xl'],
  '@media': { [upTo.phone]: { padding: space.lg } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '8px 20px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.sm,
  paddingBlock: half.sm,
  paddingInline: space.md,
  minBlockSize: 72,
  color: vars.text2,
  borderInlineStart: '2px solid transparent',
  selectors: {
    'li:not(:first-child) > &': { borderBlockStart: `1px solid ${vars.line}` },
    // Where the surface goes on below the last one.
    'li:last-child > &': { boxShadow: `0 1px ${vars.line}` },
    '&:hover': { background: vars.surface2 },
    '&[aria-current]': { background: vars.surface3, borderInlineStartColor: vars.accent },
  },
})
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  marginBlockStart: space.xs,
  borderRadius: '50%',
  selectors: {
    '[data-unread="true"] > &': {
      background: vars.support,
      '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})
/** As it was typed, line by line. */
export const prose = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const answer = style({
  display: 'grid',
  gap: half['2xs'],
  paddingInlineStart: space.md,
  borderInlineStart: `2px solid ${vars.accent}`,
  lineHeight: vars.lhSnug,
})

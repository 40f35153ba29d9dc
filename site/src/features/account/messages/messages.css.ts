import { beyond, upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Beside the open message; with few of them it is as high as the message is. */
export const inbox = style({
  '@media': {
    [beyond.tablet]: { blockSize: '100%', minBlockSize: 480, borderInlineEnd: `1px solid ${vars.line}` },
  },
})
export const pages = style({ padding: 16, borderBlockStart: `1px solid ${vars.line}` })
export const pane = style({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  padding: 40,
  '@media': { [upTo.phone]: { padding: 20 } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '8px 20px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 12,
  paddingBlock: 14,
  paddingInline: 16,
  minBlockSize: 72,
  color: vars.text2,
  borderInlineStart: '2px solid transparent',
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${vars.line}` },
    // Where the surface goes on below the last one.
    'li:last-child > &': { boxShadow: `0 1px ${vars.line}` },
    '&:hover': { background: vars.surface2 },
    '&[aria-current]': { background: vars.surface3, borderInlineStartColor: vars.accent },
  },
})
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  marginBlockStart: 8,
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
  gap: 6,
  paddingInlineStart: 16,
  borderInlineStart: `2px solid ${vars.accent}`,
  lineHeight: vars.lhSnug,
})

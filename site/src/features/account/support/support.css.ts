import { half, space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.md,
  paddingBlock: half.sm,
  paddingInline: space.md,
  minBlockSize: 72,
  color: vars.text2,
  // On a phone the state stands below the question.
  '@media': { '(width < 761px)': { gridTemplateColumns: '8px minmax(0, 1fr)' } },
  selectors: {
    'li:not(:first-child) > &': { borderBlockStart: `1px solid ${vars.line}` },
    '&:hover': { background: vars.surface2 },
  },
})
/** The state of a question, at the end of its row. */
export const state = style({
  '@media': { '(width < 761px)': { gridColumn: 2, justifySelf: 'start' } },
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
export const subject = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.sm,
  paddingInline: space.md,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  background: vars.surface2,
})
export const sign = style({ flex: 'none', color: vars.accentText })
export const facts = style({ flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' })
export const message = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.md,
  paddingBlock: space.lg,
  selectors: {
    'li:not(:first-child) > &': { borderBlockStart: `1px solid ${vars.line}` },
    'li[data-event] + li > &': { borderBlockStart: 'none' },
  },
})
export const event = style({
  paddingBlock: space.sm,
  borderBlockStart: `1px dashed ${vars.line}`,
  textAlign: 'center',
})
/** As it was typed, line by line. */
export const prose = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

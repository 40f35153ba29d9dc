import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

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

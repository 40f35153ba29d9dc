import { half, space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Columns of dots on a line. */
export const chart = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: half.none,
  minBlockSize: 168,
  paddingBlockStart: space.xl,
  borderBlockEnd: `1px solid ${vars.line}`,
})
export const column = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  paddingBlockEnd: half['2xs'],
  selectors: {
    // Where one's own money ends.
    '&[data-own]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '-20px 0',
      insetInlineStart: -2,
      borderInlineStart: `1px dashed ${vars.accent}`,
    },
  },
})
/** At the top of the line, on the side with more room. */
export const ownLabel = style({
  position: 'absolute',
  insetBlockStart: -24,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-side="after"]': { insetInlineStart: -2 },
    '&[data-side="before"]': { insetInlineEnd: `calc(100% + ${half.none}px)` },
  },
})
export const dot = style({
  flex: 'none',
  aspectRatio: '1',
  borderRadius: vars.rPill,
  background: vars.text3,
  selectors: {
    '&[data-tone="ahead"]': { background: vars.success },
    '&[data-tone="nothing"]': { background: vars.danger },
  },
})
export const axis = style({ display: 'flex', justifyContent: 'space-between', gap: space.xs, flexWrap: 'wrap' })

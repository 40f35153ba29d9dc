import { half, space, upTo, vars } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { pageHeader } from '../../../app/page-header.css.ts'

/** px between the banner and what is above and below it. */
export const gap = 8
/** How far the page moves down, so that the banner covers nothing of its beginning. */
export const room = '--offline-room'

// A game keeps its window (`gameRoom`). The header has a margin of its own where the agents' clock hangs below it.
globalStyle(`html:not([data-game]) ${pageHeader} + div`, {
  marginBlockStart: `var(${room}, 0px)`,
})

/** Below the header, above dialogs; what is under it can still be pressed. */
export const place = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 72 + gap,
  '@media': { [upTo.phone]: { insetBlockStart: 60 + gap } },
  zIndex: 60,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: space.sm,
  pointerEvents: 'none',
})
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  maxInlineSize: 560,
  margin: 0,
  paddingBlock: half.xs,
  paddingInline: half.md,
  borderRadius: vars.rM,
  border: `1px solid ${vars.lineStrong}`,
  background: vars.surface3,
  color: vars.text,
  boxShadow: vars.shadow2,
  fontSize: vars.fs2,
  lineHeight: vars.lhSnug,
})
export const sign = style({ flex: 'none', color: vars.warning })

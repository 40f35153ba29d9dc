import { px, space, upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** As tall as a screen: what comes takes the place of it. */
export const root = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
})
/** The column of the centre's menu, which comes with the centre. */
export const member = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  '@media': {
    [upTo.desktop]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
    [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const side = style({
  padding: px(space.xl, space.md),
  borderInlineEnd: `1px solid ${vars.line}`,
  '@media': { [upTo.phone]: { padding: px(space.sm, space.md, 0), borderInlineEnd: 0 } },
})
export const sideOutline = style({ blockSize: 320, '@media': { [upTo.phone]: { blockSize: 48, minBlockSize: 48 } } })
/** The link that leads a phone back to the list of pages. */
export const back = style({ display: 'none', '@media': { [upTo.phone]: { display: 'block', blockSize: 44 } } })
/** A line of a title whose words are not here yet. */
export const titleOutline = style({ inlineSize: 'min(320px, 60vw)' })
export const stage = style({ blockSize: 'calc(100dvh - 140px)' })

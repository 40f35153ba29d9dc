import { half, space, type, upTo, vars } from '@brand/ui/vars'
import { createVar, style } from '@vanilla-extract/css'

export const home = style({
  display: 'inline-flex',
  minBlockSize: 44,
  alignItems: 'center',
  minInlineSize: 0,
})
const gap = createVar()
/** One line high: where there is no room for the wordmark it wraps out of sight, yet names the link to home. */
export const logo = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  vars: { [gap]: '12px' },
  gap,
  blockSize: 30,
  overflow: 'hidden',
  '@media': { [upTo.phone]: { vars: { [gap]: '8px' } } },
  selectors: {
    '[data-brand="veranda"] &[data-house="veranda"], [data-brand="haat"] &[data-house="haat"]': {
      display: 'inline-flex',
    },
    // Beside a large balance the mark is smaller; where it would not be known, it wraps after something on its line.
    '&::before': { content: '""', blockSize: 30, marginInlineEnd: `calc(-1 * ${gap})` },
  },
})
export const mark = style({ inlineSize: 27, minInlineSize: 16, blockSize: 29, color: vars.accent, flexShrink: 0 })
export const wordmark = style({
  fontFamily: vars.fontDisplay,
  fontStretch: vars.displayWdth,
  fontWeight: vars.displayWght,
  flex: 'none',
  fontSize: type.heading,
  letterSpacing: vars.tracking,
  lineHeight: '30px',
  overflowWrap: 'anywhere',
  '@media': { [upTo.phone]: { fontSize: type.titleLarge } },
})

export const row = style({ display: 'flex', alignItems: 'center', gap: space.xs })
/** What a phone has elsewhere: in its menu, in its bottom bar. */
export const notOnPhone = style({ '@media': { [upTo.phone]: { display: 'none' } } })
/** What a tablet has in its rail, beside which the header has no room for it. */
export const notOnTablet = style({ '@media': { [upTo.tablet]: { display: 'none' } } })
/** While somebody is logged in but the page does not know them yet, what a visitor would see is not shown. */
export const forVisitor = style({ selectors: { 'html[data-session] &': { visibility: 'hidden' } } })

/**
 * Under the header of home; as high empty as with the marquee in it. With reduced motion a notice does not move, on a
 * phone on two lines.
 */
export const notice = style({
  minBlockSize: 45,
  paddingInline: half['2xl'],
  borderBlockEnd: `1px solid ${vars.line}`,
  color: vars.text2,
  fontSize: vars.fs2,
  lineHeight: '44px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': {
    [upTo.phone]: { paddingInline: space.md },
    '(prefers-reduced-motion: no-preference)': { maxBlockSize: 45 },
    [`${upTo.phone} and (prefers-reduced-motion: reduce)`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      minBlockSize: 57,
    },
  },
})

/** As high as the code of the app. */
export const app = style({ minBlockSize: 72 })

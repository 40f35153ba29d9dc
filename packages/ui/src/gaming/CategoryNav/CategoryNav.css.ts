import { createVar, fallbackVar } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, space } from '../../theme/tokens.ts'

/** How far from the start of the header a large list begins: the width of a side menu. */
export const inset = createVar('inset')
/** Height of the row of entries: that of the header, without its edge. */
export const rowHeight = createVar('row')
const row = fallbackVar(rowHeight, '71px')

// Nothing between the header and a drop-down is positioned: it hangs from the header, past the window that cuts off the
// rest.
export const root = component(
  { flex: '1 1 auto', minInlineSize: 0, '@media': { [media.phone]: { display: 'none' } } },
  'root',
)
/** As high as one row: entries that do not fit wrap below it and are not seen. None is ever cut. */
export const window = component(
  {
    display: 'grid',
    // As wide as the entries, where there is room: what is fixed follows them.
    gridTemplateColumns: 'minmax(0, max-content)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    justifyContent: 'start',
    alignContent: 'start',
    blockSize: row,
    overflow: 'hidden',
  },
  'window',
)
/** The room an entry did not fit in is shared among those that did, where they are many. */
export const list = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    justifyContent: 'space-between',
    '@media': {
      '(max-width: 1359px)': {
        justifyContent: 'start',
        // The first row, even where not one entry fits: a flex row never wraps its first item.
        '::before': { content: '""', blockSize: row },
      },
    },
  },
  'list',
)
export const fixed = component({ display: 'flex', blockSize: row }, 'fixed')
export const item = component(
  { display: 'flex', alignItems: 'stretch', blockSize: row, selectors: { '&[data-over]': { visibility: 'hidden' } } },
  'item',
)

const tab = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  color: vars.text2,
  fontSize: vars.fs3,
  fontWeight: vars.wghtLabel,
  whiteSpace: 'nowrap',
} as const
export const place = component(
  {
    ...tab,
    paddingInline: space.sm,
    selectors: {
      '&:not(:only-child)': { paddingInlineEnd: space['2xs'] },
      [`&:hover, &[aria-current], ${item}[data-state="open"] &`]: { color: vars.text },
      [`&[aria-current]::after, ${item}[data-state="open"] &::after`]: {
        content: '""',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInline: space.sm,
        blockSize: 2,
        borderRadius: 2,
        background: vars.accent,
      },
      [`&[aria-current]:not(:only-child)::after, ${item}[data-state="open"] &::after`]: { insetInlineEnd: -16 },
      '&:focus-visible': { outlineOffset: -4 },
    },
    '@media': {
      '(max-width: 1359px)': {
        paddingInlineStart: half.xs,
        selectors: { [`&[aria-current]::after, ${item}[data-state="open"] &::after`]: { insetInlineStart: half.xs } },
      },
      [media.forced]: { selectors: { '&[aria-current]::after': { background: 'Highlight' } } },
    },
  },
  'place',
)
export const caret = component(
  {
    ...tab,
    minInlineSize: 26,
    justifyContent: 'center',
    paddingInlineEnd: half['2xs'],
    selectors: {
      '&:focus-visible': { outlineOffset: -4 },
    },
    '@media': { [media.touch]: { minInlineSize: 44 } },
  },
  'caret',
)
export const caretIcon = component(
  {
    opacity: 0.6,
    transition: 'rotate .16s',
    selectors: { [`${caret}:hover &`]: { opacity: 1 }, [`${caret}[aria-expanded="true"] &`]: { rotate: '180deg' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'caretIcon',
)

/**
 * As high as all rows of entries together, as it is in their grid row: so a style sheet detects whether some
 * wrapped.
 */
export const rest = component({}, 'rest')
/** With one row it is above the visible part; with two or more at its top. */
export const more = component(
  {
    ...tab,
    gap: half['2xs'],
    blockSize: row,
    insetBlockStart: `min(0px, 100% - 2 * ${row})`,
    paddingInline: space.sm,
    selectors: {
      [`&:hover, ${rest}[data-state="open"] &, &[data-current]`]: { color: vars.text },
      [`${rest}[data-state="open"] &::after, &[data-current]::after`]: {
        content: '""',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInline: space.sm,
        blockSize: 2,
        borderRadius: 2,
        background: vars.accent,
      },
      '&:focus-visible': { outlineOffset: -4 },
      '&:disabled': { visibility: 'hidden' },
    },
    '@media': { [media.forced]: { selectors: { '&[data-current]::after': { background: 'Highlight' } } } },
  },
  'more',
)
export const moreIcon = component(
  {
    opacity: 0.6,
    transition: 'rotate .16s',
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'moreIcon',
)

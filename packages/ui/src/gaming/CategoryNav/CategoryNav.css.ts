import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { display, ease, figures, media } from '../../theme/mixins.ts'

/** How far from the start of the header a large list begins: the width of a side menu. */
export const inset = createVar('inset')
const drop = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

/** Height of the row of entries: that of the header, without its edge. */
export const rowHeight = createVar('row')
const row = fallbackVar(rowHeight, '71px')

// Nothing between the header and a drop-down is positioned: it hangs from the header, past the window that cuts off the rest.
export const root = component({ flex: 1, minInlineSize: 0, '@media': { [media.phone]: { display: 'none' } } }, 'root')
/** As high as one row: entries that do not fit wrap below it and are not seen. None is ever cut. */
export const window = component(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignContent: 'start', blockSize: row, overflow: 'hidden' },
  'window',
)
export const list = component({ display: 'flex', flexWrap: 'wrap', alignContent: 'start' }, 'list')
export const item = component({ display: 'flex', alignItems: 'stretch', blockSize: row, selectors: { '&[data-over]': { visibility: 'hidden' } } }, 'item')

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
    paddingInline: 13,
    selectors: {
      '&:not(:only-child)': { paddingInlineEnd: 4 },
      [`&:hover, &[aria-current], ${item}[data-state="open"] &`]: { color: vars.text },
      [`&[aria-current]::after, ${item}[data-state="open"] &::after`]: {
        content: '""',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInline: 13,
        blockSize: 2,
        borderRadius: 2,
        background: vars.accent,
      },
      [`&[aria-current]:not(:only-child)::after, ${item}[data-state="open"] &::after`]: { insetInlineEnd: -16 },
      '&:focus-visible': { outlineOffset: -4 },
    },
    '@media': {
      '(max-width: 1359px)': { paddingInlineStart: 10, selectors: { [`&[aria-current]::after, ${item}[data-state="open"] &::after`]: { insetInlineStart: 10 } } },
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
    paddingInlineEnd: 6,
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
    '@media': { [media.still]: { transition: 'none' } },
  },
  'caretIcon',
)

/** As high as all rows of entries together, for it stands in their grid row: so a style sheet knows whether some wrapped. */
export const rest = component({}, 'rest')
/** With one row it stands above the window, out of sight; with two or more at its top. */
export const more = component(
  {
    ...tab,
    gap: 6,
    blockSize: row,
    insetBlockStart: `min(0px, 100% - 2 * ${row})`,
    paddingInline: 13,
    selectors: {
      [`&:hover, ${rest}[data-state="open"] &, &[data-current]`]: { color: vars.text },
      [`${rest}[data-state="open"] &::after, &[data-current]::after`]: {
        content: '""',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInline: 13,
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
    '@media': { [media.still]: { transition: 'none' } },
  },
  'moreIcon',
)
export const line = component({ display: 'flex', alignItems: 'stretch' }, 'line')
export const lineLink = component(
  {
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: 12,
    borderRadius: vars.rS,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    selectors: { '&:hover': { background: vars.actionQuiet, color: vars.text }, '&[aria-current]': { color: vars.accentText } },
  },
  'lineLink',
)
export const lineCaret = component(
  { display: 'grid', placeItems: 'center', inlineSize: 44, borderRadius: vars.rS, selectors: { '&:hover': { background: vars.actionQuiet } } },
  'lineCaret',
)

export const dropDown = component(
  {
    position: 'absolute',
    insetBlockStart: 'calc(100% + 1px)',
    background: vars.surface,
    boxShadow: vars.shadow2,
    color: vars.text2,
    fontSize: vars.fs3,
    maxBlockSize: 'calc(100dvh - 88px)',
    overflowY: 'auto',
    animation: `${drop} .16s ${ease}`,
    selectors: {
      '&[data-look="column"]': {
        display: 'grid',
        gap: 4,
        inlineSize: 220,
        padding: 8,
        border: `1px solid ${vars.line}`,
        borderBlockStart: 0,
        borderEndStartRadius: vars.rM,
        borderEndEndRadius: vars.rM,
      },
      '&[data-look="panel"]': {
        insetInline: `${fallbackVar(inset, '0px')} 0`,
        display: 'grid',
        gridTemplateColumns: '220px minmax(0, 1fr)',
        gap: 40,
        padding: '36px 40px 40px',
        borderBlockEnd: `1px solid ${vars.line}`,
      },
      '&[data-look="panel"]:has(> :nth-child(3))': { gridTemplateColumns: '220px minmax(0, 1fr) 268px' },
    },
    '@media': {
      '(max-width: 1359px)': {
        selectors: {
          '&[data-look="panel"]': { gridTemplateColumns: '180px minmax(0, 1fr)', gap: 28 },
          '&[data-look="panel"]:has(> :nth-child(3))': { gridTemplateColumns: '160px minmax(0, 1fr) 200px' },
        },
      },
      [media.still]: { animation: 'none' },
      [media.forced]: { border: '1px solid' },
    },
  },
  'dropDown',
)
const column = `${dropDown}[data-look="column"] &`

export const title = component({ ...display, color: vars.text, fontSize: 32 }, 'title')
export const about = component({ marginBlock: '8px 18px' }, 'about')
export const all = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 28,
    color: vars.accentText,
    fontWeight: vars.wghtLabel,
    selectors: { [column]: { display: 'flex', minBlockSize: 44, paddingInline: 12 }, '&:hover': { color: vars.text } },
  },
  'all',
)
export const vendors = component(
  { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '0 24px', alignContent: 'start', selectors: { [column]: { display: 'block' }, '&&&[hidden]': { display: 'none' } } },
  'vendors',
)
export const vendor = component(
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 12,
    paddingBlock: 20,
    borderBlockEnd: `1px solid ${vars.line}`,
    selectors: {
      '&:hover, &[aria-current]': { color: vars.text, borderColor: vars.accent },
      [column]: { minBlockSize: 44, alignItems: 'center', padding: '6px 12px', border: 0, borderRadius: vars.rS },
      [`${dropDown}[data-look="column"] &:hover, ${dropDown}[data-look="column"] &[aria-current]`]: { background: vars.actionQuiet },
    },
  },
  'vendor',
)
export const mark = component(
  {
    color: vars.text,
    fontFamily: vars.fontDisplay,
    fontStretch: vars.displayWdth,
    fontSize: 20,
    lineHeight: '32px',
    selectors: { [`${vendor}:hover &, ${vendor}[aria-current] &`]: { color: vars.accentText }, [column]: { fontSize: 16, lineHeight: '24px' } },
  },
  'mark',
)
export const count = component({ ...figures, color: vars.text3, fontSize: vars.fs2 }, 'count')
export const feature = component({ minInlineSize: 0 }, 'feature')

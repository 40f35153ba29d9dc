import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, media } from '../../theme/mixins.ts'
import { half, space } from '../../theme/tokens.ts'

export const sorter = component(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: half['2xs'],
    minBlockSize: 32,
    maxInlineSize: '100%',
    borderRadius: 4,
    color: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'start',
    selectors: {
      '[data-align="end"] > &': { textAlign: 'end' },
      '&:hover': { color: vars.text },
      '&::after': { content: '""', position: 'absolute', inset: '-6px -8px' },
    },
  },
  'sorter',
)
/** A word that is wider than its column breaks: cut off, it could not be read. */
export const sorted = component({ minInlineSize: 0 }, 'sorted')
export const sign = component(
  {
    flex: 'none',
    opacity: 0.5,
    selectors: { '[aria-sort$="ending"] &': { color: vars.accentText, opacity: 1 } },
  },
  'sign',
)

export const headRow = component({ display: 'flex', alignItems: 'center', gap: half.none, minInlineSize: 0 }, 'headRow')
export const headName = component({ flex: 1, minInlineSize: 0 }, 'headName')
export const menu = component(
  {
    flex: 'none',
    marginInlineEnd: -space.xs,
    selectors: { '&&&': { inlineSize: 26 } },
    '@media': { [media.phone]: { display: 'none' } },
  },
  'menu',
)
/** A line at the edge of the column, with room for a finger around it. */
export const resizer = component(
  {
    position: 'absolute',
    zIndex: 1,
    insetBlock: 0,
    insetInlineEnd: -1,
    inlineSize: 13,
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 10,
        insetInlineEnd: 0,
        inlineSize: 2,
        borderRadius: 1,
        background: vars.line,
      },
      '&:hover::after, &:active::after, &:focus-visible::after': { insetBlock: 0, background: vars.accentText },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { inlineSize: 4, background: vars.focus },
    },
    '@media': {
      [media.touch]: { inlineSize: 24 },
      [media.phone]: { display: 'none' },
      [media.forced]: { selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 } } },
    },
  },
  'resizer',
)

/** Which key of the order a column is. */
export const place = component(
  {
    flex: 'none',
    minInlineSize: 16,
    borderRadius: 8,
    background: vars.accentSoft,
    color: vars.accentText,
    fontSize: vars.fs1,
    lineHeight: '16px',
    textAlign: 'center',
  },
  'place',
)

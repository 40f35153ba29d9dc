import { half, space, upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Where the filters are a sheet. */
export const small = upTo.phone

/** Order and filters stand beside the search; where there is little room they are their icons. */
export const tool = style({
  flex: 'none',
  position: 'relative',
  paddingInline: half.sm,
  fontSize: vars.fs3,
  '@media': { [upTo.desktop]: { inlineSize: 44, paddingInline: 0 } },
})
export const word = style({ '@media': { [upTo.desktop]: { display: 'none' } } })
/** On the corner of an icon alone. */
export const count = style({
  '@media': {
    [upTo.desktop]: {
      position: 'absolute',
      insetBlockStart: -7,
      insetInlineEnd: -7,
      background: vars.accent,
      color: vars.onAction,
    },
  },
})

export const form = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space.xs,
})
export const actions = style({ marginBlockStart: space.xl })
// Few choices: they wrap on a phone as well.
export const choices = style({
  flexWrap: 'wrap',
  '@media': { [upTo.phone]: { marginInline: 0, paddingInline: 0 } },
})

import { vars } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '../games.css.ts'

/** Order and filters stand beside the search; where there is little room they are their icons. */
const tight = '(max-width: 1279px)'
export const tool = style({
  flex: 'none',
  position: 'relative',
  paddingInline: 14,
  fontSize: vars.fs3,
  '@media': { [tight]: { inlineSize: 44, paddingInline: 0 } },
})
export const word = style({ '@media': { [tight]: { display: 'none' } } })
export const count = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 20,
  paddingInline: 5,
  borderRadius: 10,
  background: vars.accentSoft,
  color: vars.accentText,
  fontSize: vars.fs1,
  fontWeight: vars.wghtStrong,
  lineHeight: 1,
  '@media': {
    [tight]: {
      position: 'absolute',
      insetBlockStart: -7,
      insetInlineEnd: -7,
      background: vars.accent,
      color: vars.onAction,
    },
  },
})

export const card = style({
  selectors: { '&&': { inlineSize: 'min(440px, calc(100vw - 20px))', padding: 20, overflowY: 'auto' } },
})
export const form = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: 8 })
export const part = style({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' })
export const partName = style({
  color: vars.text2,
  fontSize: vars.fs2,
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
})
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const actions = style({ display: 'flex', justifyContent: 'space-between', gap: 12, marginBlockStart: 24 })
// Few choices: they wrap on a phone as well.
globalStyle(`${form} [data-component="filter-bar"]`, {
  flexWrap: 'wrap',
  '@media': { [phone]: { marginInline: 0, paddingInline: 0 } },
})

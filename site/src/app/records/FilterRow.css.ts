import { space, upTo } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

/** Where all but the first field are in a sheet. */
export const small = upTo.phone

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.xs, inlineSize: '100%' })
globalStyle(`${row} > *`, { flex: '1 1 88px', minInlineSize: 0, maxInlineSize: 220 })
// So many fields take a second line rather than cut off what is chosen.
globalStyle(`${row}:has(> :nth-child(8)) > :not(:first-child, button)`, { flexBasis: 148 })
// A name that is looked for.
globalStyle(`${row} > form:first-child`, { flexBasis: 108 })
// Two days with their month, whole in every language but on a phone.
export const days = style({
  selectors: { [`${row} > &`]: { flex: '1 0 max-content', maxInlineSize: 280 } },
  '@media': { [small]: { selectors: { [`${row} > &`]: { flexBasis: 190 } } } },
})
globalStyle(`${row} > button`, { flex: 'none' })
// One field beside the button.
globalStyle(`${row} > :first-child:nth-last-child(2)`, { '@media': { [small]: { maxInlineSize: 'none' } } })

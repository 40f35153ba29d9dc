import { space, upTo } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

/** Where all but the first field are in a sheet. */
export const small = upTo.phone

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.xs, inlineSize: '100%' })
globalStyle(`${row} > *`, { flex: '1 1 88px', minInlineSize: 0, maxInlineSize: 220 })
// Two days with their month, whole in every language.
export const days = style({ selectors: { [`${row} > &`]: { flex: '1 0 190px', maxInlineSize: 240 } } })
globalStyle(`${row} > button`, { flex: 'none' })
// One field beside the button.
globalStyle(`${row} > :first-child:nth-last-child(2)`, { '@media': { [small]: { maxInlineSize: 'none' } } })

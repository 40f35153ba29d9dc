import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../games.css.ts'

export const hero = style({ marginBlockStart: 20, '@media': { [wide]: { marginBlockStart: 8 } } })
globalStyle(`html[data-hot] ${hero}`, { display: 'none' })
/** Each brand draws its own; only that of the brand in force is shown, and loaded. */
export const picture = style({
  display: 'none',
  selectors: {
    '[data-brand="veranda"] &[data-house="veranda"], [data-brand="haat"] &[data-house="haat"]': { display: 'block' },
  },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '@brand/ui/vars'
import { phone, wide } from '../games.css.ts'

export const hero = style({
  marginBlockStart: space.lg,
  '@media': { [wide]: { marginBlockStart: space.xs }, [phone]: { marginBlockStart: space.md } },
})
globalStyle(`html[data-hot] ${hero}`, { display: 'none' })
/** Each brand draws its own; only that of the brand in force is shown, and loaded. */
export const picture = style({
  display: 'none',
  selectors: {
    '[data-brand="veranda"] &[data-house="veranda"], [data-brand="haat"] &[data-house="haat"]': { display: 'block' },
  },
})

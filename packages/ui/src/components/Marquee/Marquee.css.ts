import { keyframes } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, space } from '../../theme/tokens.ts'
import { distance } from './Marquee.model.ts'

/** Time for one text to pass; set when it has been measured. */
export const time = '--marquee-time'

// Each copy moves by its own width, so that the second ends where the first began.
const ltr = keyframes({ to: { transform: 'translateX(-100%)' } })
const rtl = keyframes({ to: { transform: 'translateX(100%)' } })

export const root = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: 44,
    minInlineSize: 0,
    color: vars.text2,
    fontSize: vars.fs2,
    lineHeight: vars.lhSnug,
  },
  'root',
)
export const sign = component({ color: vars.accentText }, 'sign')

const fade = (start: string) => `linear-gradient(${start}, transparent, #000 32px, #000 calc(100% - 56px), transparent)`
export const view = component(
  {
    position: 'relative',
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    display: 'flex',
    paddingBlock: half['2xs'],
    selectors: {
      '[data-state="moving"] > &, [data-state="held"] > &': { maskImage: fade('to right') },
      '[dir="rtl"] [data-state="moving"] > &, [dir="rtl"] [data-state="held"] > &': { maskImage: fade('to left') },
    },
  },
  'view',
)

export const list = component(
  {
    flex: 'none',
    display: 'flex',
    gap: distance,
    paddingInlineEnd: distance,
    whiteSpace: 'nowrap',
    animation: `${ltr} var(${time}, 30s) linear infinite`,
    animationPlayState: 'paused',
    selectors: {
      '[dir="rtl"] &': { animationName: rtl },
      '[data-state="moving"] &': { animationPlayState: 'running' },
      '[data-state="still"] &, [data-state="fits"] &': { animation: 'none' },
      '[data-state="still"] &': { flex: 1, minInlineSize: 0, paddingInlineEnd: 0, whiteSpace: 'normal' },
    },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  'list',
)
export const place = component({ flex: 'none', color: vars.text3, fontVariantNumeric: 'tabular-nums' }, 'place')

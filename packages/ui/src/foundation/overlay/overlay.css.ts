import { globalStyle, keyframes } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.ts'

// Two names: a layer that leaves waits for the end of an animation only where its name is another one.
export const fadeIn = `${keyframes({ from: { opacity: 0 } })} .18s`
export const fadeOut = `${keyframes({ to: { opacity: 0 } })} .14s forwards`

// While a layer locks the page the scrollbar's gutter stays (`scrollbar-gutter: stable`), so the lock's own
// compensation would shift the page. Important rules of a layer win over important rules outside layers.
globalStyle('body[data-scroll-locked]', { '@layer': { [layers.base]: { marginInline: '0 !important' } } })

// While a scrim lies over the page, the page's own colour ends where the gutter begins. The scrim marks the page, gives
// the root its tint (dimPage), and takes every press beside its layer; that `body` takes none meanwhile would be
// inherited as well.
globalStyle('html[data-dimmed] body', {
  '@layer': { [layers.base]: { minBlockSize: '100dvh', pointerEvents: 'auto !important' as 'auto' } },
})

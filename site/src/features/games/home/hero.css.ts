import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'
import { display, phone } from '../games.css.ts'

export const hero = style({
  position: 'relative', display: 'grid', minBlockSize: 340, borderRadius: vars.rL, overflow: 'hidden', isolation: 'isolate',
  background: '#05070a', color: vars.textOnArt,
  selectors: {
    // The text stands on a scrim of 60 % and more (DESIGN §10); the motif stays at the inline end.
    '&::after': { content: '""', position: 'absolute', inset: 0, background: 'linear-gradient(90deg, #03081ae6, #03081aa6 38%, transparent 66%)' },
    '[dir="rtl"] &::after': { transform: 'scaleX(-1)' },
  },
  '@media': { [phone]: { minBlockSize: 230 } },
})
export const picture = style({
  position: 'absolute', insetBlock: 0, insetInlineEnd: 0, inlineSize: '100%', blockSize: '100%', maxInlineSize: 'none', display: 'none',
  selectors: {
    '[data-brand="veranda"] &[data-house="veranda"], [data-brand="haat"] &[data-house="haat"]': { display: 'block' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
  // On a phone the motif gives way to the words.
  '@media': { [phone]: { inlineSize: '124%', insetInlineEnd: '-24%' } },
})
export const words = style({
  position: 'relative', zIndex: 1, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', inlineSize: '58%', paddingBlock: '40px 42px', paddingInline: 44,
  '@media': { [phone]: { inlineSize: '72%', paddingBlock: 20, paddingInline: 22 } },
})
export const kicker = style({ fontSize: vars.fs3, lineHeight: vars.lhSnug, opacity: 0.9, '@media': { [phone]: { fontSize: vars.fs2 } } })
export const title = style({
  ...display, marginBlockStart: 8, fontSize: 44, lineHeight: 1.12,
  selectors: { ':lang(bn) &': { fontSize: 38, lineHeight: 1.4, marginBlockStart: 4 } },
  '@media': {
    '(max-width: 1023px)': { fontSize: 36 },
    [phone]: { fontSize: 25, lineHeight: 1.2, marginBlockStart: 6, selectors: { ':lang(bn) &': { fontSize: 22, lineHeight: 1.5 } } },
  },
})
export const text = style({ marginBlockStart: 10, maxInlineSize: '38ch', opacity: 0.88, '@media': { [phone]: { display: 'none' } } })
export const play = style({
  marginBlockStart: 'auto', background: vars.textOnArt, color: '#14171c', borderColor: 'transparent',
  ':hover': { background: '#fff' },
  '@media': { [phone]: { fontSize: vars.fs2, paddingInline: 16 } },
})

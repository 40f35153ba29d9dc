import { display, half, space, type, upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Words, a phone, a code; on a phone the words alone, as its reader holds one. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: space['2xl'],
  alignItems: 'center',
  '@media': {
    [upTo.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const words = style({ minInlineSize: 0 })
export const title = style({
  ...display,
  fontSize: `clamp(${type.headlineLarge}, 5vw, ${type.displayLarge})`,
})
export const reading = style({ maxInlineSize: '58ch' })

/** As wide as a phone, where the thumb is. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  '@media': { [upTo.phone]: { display: 'grid' } },
})

export const phone = style({
  inlineSize: 200,
  blockSize: 400,
  alignSelf: 'end',
  padding: space.xs,
  paddingBlockEnd: 0,
  borderRadius: '36px 36px 0 0',
  background: vars.bgSunken,
  border: `1px solid ${vars.line}`,
  borderBlockEnd: 0,
  overflow: 'clip',
  maskImage: 'linear-gradient(#000 76%, transparent)',
  '@media': { [upTo.desktop]: { display: 'none' } },
})
export const screen = style({
  display: 'grid',
  gap: space.sm,
  padding: space.sm,
  paddingBlockStart: half.md,
  borderRadius: '28px 28px 0 0',
  background: vars.bg,
  blockSize: '100%',
  alignContent: 'start',
})
export const screenHead = style({ zoom: 0.7 })
const picture = { overflow: 'clip', borderRadius: vars.rM, background: vars.surface2 } as const
export const wide = style({ ...picture, aspectRatio: '4 / 3' })
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space.xs })
export const tile = style({ ...picture, aspectRatio: '3 / 4', borderRadius: vars.rS })
export const art = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.md,
  '@media': { [upTo.phone]: { display: 'none' } },
})
export const scan = style({ maxInlineSize: '14ch', textAlign: 'center' })

export const guides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.md,
  '@media': { [upTo.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** A phone shows one guide at a time, its own first. */
export const choose = style({ display: 'none', '@media': { [upTo.phone]: { display: 'block' } } })
export const guide = style({
  padding: space.lg,
  minInlineSize: 0,
  borderRadius: vars.rL,
  border: `1px solid ${vars.line}`,
  background: vars.surface,
  selectors: { '&[data-mine]': { borderColor: vars.accentLine } },
  '@media': {
    [upTo.phone]: {
      padding: 0,
      border: 0,
      background: 'none',
      selectors: { '&:not([data-chosen])': { display: 'none' } },
    },
  },
})
export const guideHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  marginBlockEnd: space.md,
  '@media': { [upTo.phone]: { display: 'none' } },
})
export const mine = style({ marginInlineStart: 'auto' })
export const steps = style({ listStyle: 'none', margin: 0, padding: 0 })
export const step = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'baseline',
  paddingBlock: space.md,
  color: vars.text2,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
})
export const number = style({
  ...display,
  fontSize: type.heading,
  color: vars.accentText,
})
export const control = style({ color: vars.text, fontWeight: vars.wghtStrong })

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: space['2xl'],
  '@media': { [upTo.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Two lines of eight groups, that break between groups where there is no room. */
export const print = style({
  display: 'grid',
  direction: 'ltr',
  justifyItems: 'start',
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fs3,
  lineHeight: 1.6,
  color: vars.text,
})

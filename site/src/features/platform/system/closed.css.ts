import { display, space, type, upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  position: 'relative',
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space.xl,
  paddingInline: space['4xl'],
  '@media': { [upTo.phone]: { paddingBlock: space.md, paddingInline: space.md } },
})
export const main = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.xl,
  maxInlineSize: 640,
  paddingInline: space['4xl'],
  paddingBlock: space['2xl'],
  '@media': { [upTo.phone]: { paddingInline: space.md } },
})
export const title = style({
  ...display,
  fontSize: `clamp(${type.headlineLarge}, 6vw, ${type.displayLarge})`,
})
export const text = style({ maxInlineSize: '48ch' })
export const art = style({
  position: 'absolute',
  insetInlineEnd: 'max(24px, 6vw)',
  insetBlockEnd: 0,
  inlineSize: 'min(40vw, 560px)',
  color: vars.accent,
  display: vars.ornamentArch,
  '@media': { [upTo.tablet]: { inlineSize: '70vw', insetInlineEnd: '15vw', opacity: 0.35 } },
})
const market = { flex: 'none', inlineSize: '100%', color: vars.text3, display: vars.ornamentLamps } as const
export const lamps = style({ ...market, blockSize: 100, '@media': { [upTo.phone]: { blockSize: 80 } } })
export const stalls = style({ ...market, blockSize: 190, '@media': { [upTo.phone]: { blockSize: 110 } } })
export const unlit = style({ fill: vars.surface })
export const lit = style({ fill: vars.accent, stroke: 'none' })
export const glow = style({ fill: vars.accent, opacity: 0.22 })

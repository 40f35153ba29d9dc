import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'

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
  paddingBlock: 24,
  paddingInline: 64,
  '@media': { [phone]: { paddingBlock: 16, paddingInline: 16 } },
})
export const main = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 24,
  maxInlineSize: 640,
  paddingInline: 64,
  paddingBlock: 32,
  '@media': { [phone]: { paddingInline: 16 } },
})
export const kicker = style({ color: vars.accentText, fontWeight: vars.wghtLabel })
export const title = style({
  fontFamily: vars.fontDisplay,
  fontStretch: vars.displayWdth,
  fontWeight: vars.displayWght,
  letterSpacing: vars.tracking,
  fontSize: 'clamp(36px, 6vw, 64px)',
  lineHeight: vars.lhDisplay,
  textWrap: 'balance',
})
export const text = style({ color: vars.text2, fontSize: vars.fs5, maxInlineSize: '48ch' })
export const facts = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 24, rowGap: 8 })
export const term = style({ color: vars.text2 })
export const fact = style({ margin: 0, fontWeight: vars.wghtLabel, fontVariantNumeric: 'tabular-nums' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 'min(360px, 100%)',
  minBlockSize: 48,
  paddingInline: 16,
  border: `1px solid ${vars.lineInput}`,
  borderRadius: vars.rControl,
  background: vars.field,
})
export const copy = style({ marginInlineStart: 'auto' })
export const art = style({
  position: 'absolute',
  insetInlineEnd: 'max(24px, 6vw)',
  insetBlockEnd: 0,
  inlineSize: 'min(40vw, 560px)',
  color: vars.accent,
  display: vars.ornamentArch,
  '@media': { '(max-width: 1023px)': { inlineSize: '70vw', insetInlineEnd: '15vw', opacity: 0.35 } },
})
const market = { flex: 'none', inlineSize: '100%', color: vars.text3, display: vars.ornamentLamps } as const
export const lamps = style({ ...market, blockSize: 100, '@media': { [phone]: { blockSize: 80 } } })
export const stalls = style({ ...market, blockSize: 190, '@media': { [phone]: { blockSize: 110 } } })
export const unlit = style({ fill: vars.surface })
export const lit = style({ fill: vars.accent, stroke: 'none' })
export const glow = style({ fill: vars.accent, opacity: 0.22 })

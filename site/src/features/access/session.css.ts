import { display, half, space, type, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** A button that looks like text. */
export const link = style({
  minBlockSize: 32,
  color: vars.accentText,
  textDecoration: 'underline',
  textDecorationColor: vars.accentLine,
  textUnderlineOffset: 4,
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
})
export const flag = style({ borderRadius: 3, flex: 'none' })
/** Words between two lines. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  color: vars.text3,
  fontSize: vars.fs2,
  selectors: { '&::before, &::after': { content: '', flex: 1, blockSize: 1, background: vars.line } },
})

/** The picture beside a form: a deep ground with rays from below, and the words over a scrim. */
export const art = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const artWords = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: space['2xl'],
  paddingBlockStart: 96,
  display: 'grid',
  gap: half.xs,
  background: `linear-gradient(transparent, ${vars.artScrim} 60%)`,
  color: vars.textOnArt,
})
export const artTitle = style({
  ...display,
  fontSize: type.headlineLarge,
})

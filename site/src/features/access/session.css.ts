import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'

export const form = style({ display: 'grid', gap: 20 })
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 18,
  rowGap: 20,
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const alert = style({
  display: 'flex',
  gap: 12,
  alignItems: 'start',
  paddingBlock: 14,
  paddingInline: 18,
  borderRadius: vars.rM,
  background: vars.dangerSoft,
  color: vars.danger,
  lineHeight: vars.lhSnug,
})
export const notice = style([alert, { background: vars.infoSoft, color: vars.info }])
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 4,
  color: vars.text2,
})
export const link = style({
  minBlockSize: 32,
  color: vars.accentText,
  textDecoration: 'underline',
  textDecorationColor: vars.accentLine,
  textUnderlineOffset: 4,
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 16,
  rowGap: 4,
})
/** Country and number, side by side where there is room for both. */
export const mobile = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  columnGap: 18,
  rowGap: 20,
  alignItems: 'start',
})
export const flag = style({ borderRadius: 3, flex: 'none' })
export const said = style({ marginBlockStart: 6, color: vars.text2, fontSize: vars.fs2, lineHeight: vars.lhSnug })
export const social = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const service = style({ flex: '1 1 104px' })
/** Words between two lines. */
export const or = style({
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  color: vars.text3,
  fontSize: vars.fs2,
  selectors: { '&::before, &::after': { content: '', flex: 1, blockSize: 1, background: vars.line } },
})
export const terms = style({
  alignSelf: 'start',
  justifySelf: 'start',
  minBlockSize: 44,
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: vars.fs2,
  lineHeight: vars.lhSnug,
})

/** The picture beside a form: a deep ground with rays from below, and the words over a scrim. */
export const art = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const artWords = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: 32,
  paddingBlockStart: 96,
  display: 'grid',
  gap: 10,
  background: `linear-gradient(transparent, ${vars.artScrim} 60%)`,
  color: vars.textOnArt,
})
export const artTitle = style({
  fontFamily: vars.fontDisplay,
  fontStretch: vars.displayWdth,
  fontWeight: vars.displayWght,
  fontSize: 32,
  lineHeight: vars.lhDisplay,
  letterSpacing: vars.tracking,
})
export const fieldSkeleton = style({ blockSize: 76 })

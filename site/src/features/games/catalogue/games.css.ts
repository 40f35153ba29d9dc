import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const phone = '(max-width: 760px)'
/** Where the jackpot and the winners stand beside one another. */
export const wide = '(min-width: 1180px)'
export const still = '(prefers-reduced-motion: reduce)'

/** Display type: large, wide, light; in Bengali the lines need more air. */
export const display = {
  fontFamily: vars.fontDisplay,
  fontStretch: vars.displayWdth,
  fontWeight: vars.displayWght,
  letterSpacing: vars.tracking,
  lineHeight: vars.lhDisplay,
  textWrap: 'balance',
} as const

export const pageTitle = style({
  ...display,
  fontSize: 44,
  lineHeight: 1.14,
  selectors: { ':lang(bn) &': { fontSize: 40, lineHeight: 1.45 } },
  '@media': { [phone]: { fontSize: 32, lineHeight: 1.19, selectors: { ':lang(bn) &': { fontSize: 30 } } } },
})
export const lead = style({
  marginBlockStart: 6,
  color: vars.text2,
  minBlockSize: '1.6em',
  ':empty': { margin: 0, minBlockSize: 0 },
})
/** What failed in passing, and the way to ask again, on one line. */
export const trouble = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: 10,
  paddingInline: 18,
  borderRadius: vars.rM,
  background: vars.dangerSoft,
  color: vars.danger,
  fontSize: vars.fs3,
  lineHeight: vars.lhSnug,
})
export const troubleText = style({ flex: '1 1 20ch', display: 'flex', alignItems: 'center', gap: 10 })
export const panel = style({
  borderRadius: vars.rL,
  background: vars.surface,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
})

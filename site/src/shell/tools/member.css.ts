import { vars } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { home, unseen, wordmark } from '../shell.css.ts'

const phone = '(max-width: 760px)'
const narrow = '(max-width: 1599px)'

export const tools = style({ display: 'flex', alignItems: 'center', gap: 12, '@media': { [phone]: { gap: 4 } } })
// A phone has room for the mark alone beside bell, balance and account.
globalStyle(`header:has(${tools}) ${wordmark}`, { '@media': { '(max-width: 480px)': unseen } })
// The narrowest has no room for that either: the way home is in the bottom bar.
globalStyle(`header:has(${tools}) ${home}`, { '@media': { '(max-width: 359px)': { display: 'none' } } })
export const trial = style({ '@media': { [phone]: { display: 'none' } } })
// A phone has it in the bottom bar.
export const deposit = style({ '@media': { [phone]: { display: 'none' } } })
export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  minInlineSize: 44,
  paddingInline: 4,
  borderRadius: vars.rControl,
})
export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 34,
  blockSize: 34,
  borderRadius: vars.rPill,
  background: vars.accentSoft,
  border: `1px solid ${vars.accentLine}`,
  color: vars.accentText,
  fontSize: vars.fs1,
  fontWeight: vars.wghtStrong,
  flexShrink: 0,
  // A drawing, not words: what is read aloud is the name beside it.
  selectors: { '&::before': { content: 'attr(data-initials)' } },
})
export const name = style({
  maxInlineSize: '14ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.wghtLabel,
  '@media': { [narrow]: { display: 'none' } },
})
export const caret = style({ color: vars.text3, '@media': { [phone]: { display: 'none' } } })

import { upTo, vars } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { home, unseen, wordmark } from '../shell.css.ts'

export const tools = style({ display: 'flex', alignItems: 'center', gap: 12, '@media': { [upTo.phone]: { gap: 4 } } })
// A phone has room for the mark alone beside bell, balance and account.
globalStyle(`header:has(${tools}) ${wordmark}`, { '@media': { [upTo.phone]: unseen } })
// The narrowest has no room for that either: the way home is in the bottom bar.
globalStyle(`header:has(${tools}) ${home}`, { '@media': { [upTo.narrow]: { display: 'none' } } })
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

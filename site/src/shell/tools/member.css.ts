import { space, upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  '@media': { [upTo.phone]: { gap: space['2xs'] } },
})
export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 44,
  minInlineSize: 44,
  paddingInline: space['2xs'],
  borderRadius: vars.rControl,
})
/** Avatar and name, one line high: a name without room wraps out of sight. */
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  minInlineSize: 34,
  blockSize: 34,
  overflow: 'hidden',
})
export const name = style({
  flex: 'none',
  fontSize: vars.fs3,
  fontWeight: vars.wghtLabel,
  lineHeight: '34px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
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

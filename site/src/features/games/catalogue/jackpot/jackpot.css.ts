import { half, space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const rules = style({
  display: 'grid',
  gap: space['2xs'],
  paddingInlineStart: half.md,
  listStyle: 'disc',
  color: vars.text2,
  fontSize: vars.fs3,
})
/** Long and to be compared: in small figures of one width. */
export const code = style({ direction: 'ltr', fontSize: vars.fs2 })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.accentText,
  fontSize: vars.fs2,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
})

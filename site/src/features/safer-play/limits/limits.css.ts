import { space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: space.lg,
  listStyle: 'disc',
  lineHeight: vars.lhSnug,
})
/** A choice of few words on a wide panel. */
export const tight = style({ inlineSize: '100%', maxInlineSize: 280 })
/** What a dialog over a game begins with; it has the focus, so that no key meant for the game presses a button. */
export const elapsed = style({
  display: 'grid',
  gap: space['2xs'],
  marginBlockEnd: space.lg,
  textAlign: 'center',
  outline: 'none',
})

import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: 8,
  paddingInlineStart: 20,
  listStyle: 'disc',
  lineHeight: vars.lhSnug,
})
/** A choice of few words on a wide panel. */
export const tight = style({ inlineSize: '100%', maxInlineSize: 280 })
/** What a dialog over a game begins with; it has the focus, so that no key meant for the game presses a button. */
export const elapsed = style({ display: 'grid', gap: 4, marginBlockEnd: 20, textAlign: 'center', outline: 'none' })

import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', outline: 'none' })
/** On a phone the overview is the list of pages, and each page leads back to it. */
export const back = style({
  display: 'none', alignItems: 'center', gap: 6, justifySelf: 'start', minBlockSize: 44, marginInlineStart: -4, paddingInlineEnd: 8, color: vars.text2, fontWeight: vars.wghtLabel,
  '@media': { [phone]: { display: 'inline-flex' } },
})

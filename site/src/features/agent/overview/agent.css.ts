import { style } from '@vanilla-extract/css'
import { px, space } from '@brand/ui/vars'

/** What the agent centre is beside its login; below it where there is no room. */
export const welcome = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: px(space['2xl'], space['4xl']),
  maxInlineSize: 1120,
  minBlockSize: 'calc(100dvh - 200px)',
  marginInline: 'auto',
})
export const pitch = style({ flex: '1 1 440px', maxInlineSize: 560 })
export const panel = style({ flex: '1 1 360px', maxInlineSize: 440 })
/** As high as a line, beside one or more of them. */
export const mark = style({ flex: 'none', display: 'inline-flex', alignItems: 'center', blockSize: '1lh' })

import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'
import { display, phone } from '../../features/games/catalogue/games.css.ts'

/** Where a menu is a rail of icons. */
const rail = '(max-width: 1359px)'

/** As tall as a screen: what comes takes the place of it. */
export const root = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
})
const gutters = { padding: '20px 40px 96px', '@media': { [phone]: { padding: '16px 16px 56px' } } } as const
/** Game pages and the agents' have no gutters of their own. */
export const gutter = style({ ...gutters, inlineSize: '100%', maxInlineSize: 1400, marginInline: 'auto' })
/** The column of the centre's menu, which comes with the centre. */
export const member = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  '@media': {
    [rail]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const side = style({
  padding: '24px 16px',
  borderInlineEnd: `1px solid ${vars.line}`,
  '@media': { [phone]: { padding: '12px 16px 0', borderInlineEnd: 0 } },
})
export const sideOutline = style({ blockSize: 320, '@media': { [phone]: { blockSize: 48, minBlockSize: 48 } } })
export const title = style({
  ...display,
  minBlockSize: '1.19em',
  marginBlockEnd: 28,
  paddingBlockStart: 14,
  fontSize: 44,
  '@media': { [phone]: { fontSize: 32, marginBlockEnd: 20, paddingBlockStart: 8 } },
})
/** A line of a title whose words are not here yet. */
export const titleOutline = style({ display: 'block', maxInlineSize: 320 })
export const panels = style({ display: 'grid', gap: 24 })
export const panel = style({ minBlockSize: 260 })
export const stage = style({ blockSize: 'calc(100dvh - 140px)' })

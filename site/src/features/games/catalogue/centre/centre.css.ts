import { style } from '@vanilla-extract/css'
import { panel, phone } from '../games.css.ts'

export const vendors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 18,
  marginBlockStart: 28,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10, marginBlockStart: 20 } },
})
export const vendor = style({ blockSize: '100%' })
export const ghost = style({ blockSize: 148 })
export const state = style([panel, { paddingBlock: 48, marginBlockStart: 28 }])

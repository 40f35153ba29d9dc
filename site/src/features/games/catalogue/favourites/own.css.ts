import { style } from '@vanilla-extract/css'
import { panel } from '../games.css.ts'

export const list = style({ display: 'grid', gap: 48, gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: 22 })
export const state = style([panel, { paddingBlock: 56 }])
export const pager = style({})

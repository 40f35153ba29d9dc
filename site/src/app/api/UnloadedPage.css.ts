import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: 32, maxInlineSize: 880 })
export const outline = style({ minBlockSize: 420 })

import { style } from '@vanilla-extract/css'

export const waiting = style({ display: 'grid', gap: 12 })
export const line = style({ blockSize: 48 })

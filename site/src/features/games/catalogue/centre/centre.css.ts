import { style } from '@vanilla-extract/css'

export const vendor = style({ blockSize: '100%' })
export const ghost = style({ blockSize: 156 })

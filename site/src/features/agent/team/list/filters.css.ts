import { style } from '@vanilla-extract/css'

/** Fields beside others: a name, an amount. */
export const name = style({ inlineSize: 148 })
export const amount = style({ inlineSize: 120 })

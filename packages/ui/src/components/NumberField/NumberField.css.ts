import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { layers } from '../../theme/layers.css.ts'
import { half, space } from '../../theme/tokens.ts'

export const root = component({ display: 'block' }, 'root')
export const unit = component({ paddingInlineEnd: space.xs }, 'unit')
export const steppers = component({ display: 'flex', gap: half.none }, 'steppers')

// A number reads from left to right in every language: sign, figures, unit, and the buttons for less and more.
globalStyle(`${root} [data-part="box"]`, { '@layer': { [layers.components]: { direction: 'ltr' } } })
globalStyle(`${root} input`, { '@layer': { [layers.components]: { fontVariantNumeric: 'tabular-nums lining-nums' } } })

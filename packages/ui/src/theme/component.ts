import { style, type StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

/**
 * A class in the components layer: `export const root = component({ display: 'grid' }, 'root')`. Not in a `.css.ts`
 * file: those export values only.
 */
export const component = (rule: StyleRule, debugId?: string) =>
  style({ '@layer': { [layers.components]: rule } }, debugId)

import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { layers } from '../../theme/layers.css.ts'

export const root = component({ display: 'inline-flex', flex: 'none', maxInlineSize: '100%' }, 'root')
/** Figures of one width: the button keeps its width. */
export const time = component({ fontVariantNumeric: 'tabular-nums lining-nums' }, 'time')

// A quiet button that waits is a line of text, not a grey box.
globalStyle(`${root}${root}[data-state="waiting"] > [data-variant="quiet"]`, {
  '@layer': { [layers.components]: { background: 'none' } },
})

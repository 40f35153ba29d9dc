import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { manyLines, oneLine } from '../../theme/mixins.ts'
import { half } from '../../theme/tokens.ts'

export const trigger = component(
  { textAlign: 'start', selectors: { '&:disabled': { cursor: 'not-allowed' } } },
  'trigger',
)
export const value = component(
  {
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: half.xs,
    selectors: { '&[data-placeholder]': { color: vars.text3 } },
  },
  'value',
)
export const words = component({ ...oneLine, ...manyLines }, 'words')
export const caret = component({ color: vars.text3 }, 'caret')
export const list = component(
  {
    inlineSize: 'var(--radix-select-trigger-width)',
    maxBlockSize: 'min(400px, var(--radix-select-content-available-height))',
  },
  'list',
)

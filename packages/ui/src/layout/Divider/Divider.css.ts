import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = component(
  {
    margin: 0,
    border: `0 solid ${vars.line}`,
    selectors: {
      '&[data-orientation="horizontal"]': { inlineSize: '100%', borderBlockStartWidth: 1 },
      '&[data-orientation="vertical"]': { alignSelf: 'stretch', minBlockSize: '1em', borderInlineStartWidth: 1 },
    },
  },
  'root',
)

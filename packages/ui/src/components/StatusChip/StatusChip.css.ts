import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { half } from '../../theme/tokens.ts'

/** Laid over the looks of Badge: a long word breaks rather than leave the cell of a table, and stays a chip. */
export const root = component(
  {
    maxInlineSize: '100%',
    selectors: {
      '&&': {
        paddingBlock: half.none,
        borderRadius: `min(${vars.rBadge}, 13px)`,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
  'root',
)

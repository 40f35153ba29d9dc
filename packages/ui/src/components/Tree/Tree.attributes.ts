import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      node: 'A node.',
      caret: 'What opens and closes a node.',
      note: 'The small words after a label.',
      state: 'Below an open node: its children are loading, failed to load, or there are none.',
    },
    'data-id': {
      '<id>': 'A node: its `id`.',
    },
    'data-level': {
      '<level>': 'A node or a state: its level from 1; 9 for all below.',
    },
    'data-state': {
      open: 'An open node.',
      closed: 'A closed node.',
      leaf: 'A node that has nothing below it.',
    },
  },
}

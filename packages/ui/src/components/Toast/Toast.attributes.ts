import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      toast: 'A message.',
    },
    'data-toast': {
      '<id>': 'The id of the message.',
    },
    'data-state': {
      open: 'While the message is visible.',
    },
    'data-tone': {
      info: "`tone: 'info'` (default).",
      success: "`tone: 'success'`.",
      warning: "`tone: 'warning'`.",
      danger: "`tone: 'danger'`.",
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      toast: 'One message.',
    },
    'data-toast': {
      '<id>': 'The number of the message.',
    },
    'data-state': {
      open: 'While the message is shown.',
    },
    'data-tone': {
      info: "`tone: 'info'`, or nothing said.",
      success: "`tone: 'success'`.",
      warning: "`tone: 'warning'`.",
      danger: "`tone: 'danger'`.",
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      status: 'Always: it is rendered as a Badge with this variant.',
    },
    'data-state': {
      '<status>': 'The status.',
    },
    'data-tone': {
      neutral: 'A status that is terminal without success or failure, or scheduled.',
      info: 'A status in progress.',
      success: 'A successful terminal status.',
      warning: 'A status that awaits an action.',
      danger: 'A failed terminal status.',
    },
  },
}

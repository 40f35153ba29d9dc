import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      status: 'Always: it is drawn as a Badge of this kind.',
    },
    'data-state': {
      '<status>': 'The status it shows.',
    },
    'data-tone': {
      neutral: 'A status that ended without success or fault, or that waits for its time.',
      info: 'A status in progress.',
      success: 'A status that ended well.',
      warning: 'A status that waits for somebody.',
      danger: 'A status that ended badly.',
    },
  },
}

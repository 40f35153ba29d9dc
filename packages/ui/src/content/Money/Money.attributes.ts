import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      known: 'The amount is valid.',
      unknown: 'The text is not an amount; a dash is shown.',
    },
    'data-tone': {
      neutral: '`tone="neutral"`, or a `sign` of zero.',
      success: '`tone="success"`, or a `sign` above zero.',
      danger: '`tone="danger"`, or a `sign` below zero.',
    },
    'data-size': {
      text: '`size="text"`: a fixed size in running text.',
      headline: '`size="headline"`.',
    },
    'data-quiet': {
      true: '`quiet`.',
    },
    'data-part': {
      shown: 'The visible amount; screen readers get it in words.',
    },
  },
}

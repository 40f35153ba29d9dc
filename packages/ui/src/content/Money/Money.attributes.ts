import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      known: 'There is an amount.',
      unknown: 'The text is no amount; a dash stands for it.',
    },
    'data-tone': {
      neutral: '`tone="neutral"`, or a `sign` of zero.',
      success: '`tone="success"`, or a `sign` above zero.',
      danger: '`tone="danger"`, or a `sign` below zero.',
    },
    'data-size': {
      text: '`size="text"`: a size of its own in running text.',
      headline: '`size="headline"`.',
    },
    'data-quiet': {
      true: '`quiet`.',
    },
    'data-part': {
      shown: 'The amount as it is drawn; a reader of the screen hears it in words.',
    },
  },
}

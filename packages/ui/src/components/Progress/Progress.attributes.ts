import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      running: 'Some of it is done.',
      done: 'All of it is done.',
      waiting: 'Nobody knows how much is done.',
    },
    'data-tone': {
      accent: '`tone="accent"`, or nothing said.',
      success: '`tone="success"`, or all of it is done.',
      warning: '`tone="warning"`.',
      danger: '`tone="danger"`.',
    },
    'data-size': {
      lg: 'The bar, with `size="lg"`.',
    },
    'data-part': {
      label: 'The label.',
      bar: 'The bar.',
      note: 'Words below it.',
    },
  },
}

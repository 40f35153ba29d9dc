import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      running: 'In progress.',
      done: 'Complete.',
      waiting: 'Indeterminate: the progress is unknown.',
    },
    'data-tone': {
      accent: '`tone="accent"` (default).',
      success: '`tone="success"`, or complete.',
      warning: '`tone="warning"`.',
      danger: '`tone="danger"`.',
    },
    'data-size': {
      lg: 'The bar, with `size="lg"`.',
    },
    'data-part': {
      label: 'The label.',
      bar: 'The bar.',
      note: 'A note below it.',
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-tone': {
      neutral: '`tone="neutral"` (default).',
      danger: '`tone="danger"`: something went wrong.',
    },
    'data-part': {
      title: 'The title.',
      text: 'The text.',
      actions: 'The buttons and links.',
    },
    'data-ornament': {
      arch: 'The illustration of brands with `ornament: arch`.',
      lamps: 'The illustration of brands with `ornament: lamps`.',
    },
    'data-odd': {
      '1': 'Every second stripe of the illustration.',
    },
  },
}

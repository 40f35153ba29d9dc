import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-tone': {
      neutral: '`tone="neutral"`, or nothing said.',
      danger: '`tone="danger"`: something went wrong.',
    },
    'data-part': {
      title: 'The title.',
      text: 'What it says.',
      actions: 'Buttons and links.',
    },
    'data-ornament': {
      arch: 'The drawing of brands with `ornament: arch`.',
      lamps: 'The drawing of brands with `ornament: lamps`.',
    },
    'data-odd': {
      '1': 'Every second stripe of the drawing.',
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-tone': {
      info: '`tone="info"` (default).',
      success: '`tone="success"`.',
      warning: '`tone="warning"`.',
      danger: '`tone="danger"`.',
    },
    'data-state': {
      filled: 'There is a message.',
      empty: 'There is no message; nothing is drawn.',
    },
    'data-part': {
      title: 'The title.',
      text: 'The text.',
      actions: 'The buttons and links below the text.',
    },
  },
}

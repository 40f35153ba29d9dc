import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-tone': {
      info: '`tone="info"`, or nothing said.',
      success: '`tone="success"`.',
      warning: '`tone="warning"`.',
      danger: '`tone="danger"`.',
    },
    'data-state': {
      filled: 'It has something to say.',
      empty: 'It waits for words; nothing is drawn.',
    },
    'data-part': {
      title: 'The title.',
      text: 'What it says.',
      actions: 'Buttons and links below the text.',
    },
  },
}

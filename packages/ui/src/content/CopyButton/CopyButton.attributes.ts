import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      icon: '`variant="icon"`.',
      text: '`variant="text"`.',
    },
    'data-state': {
      idle: 'Nothing was copied yet, or the word of it is over.',
      copied: 'It was copied just now.',
      failed: 'The browser refused.',
    },
    'data-part': {
      failed: 'Words that say so.',
    },
  },
}

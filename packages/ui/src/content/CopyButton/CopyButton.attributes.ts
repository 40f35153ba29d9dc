import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      icon: '`variant="icon"`.',
      text: '`variant="text"`.',
    },
    'data-state': {
      idle: 'Nothing was copied recently.',
      copied: 'The text was just copied.',
      failed: 'The browser refused to copy.',
    },
    'data-part': {
      failed: 'The failure message.',
    },
  },
}

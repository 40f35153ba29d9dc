import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      featured: '`variant="featured"`.',
      plain: '`variant="plain"`.',
    },
    'data-live': {
      true: 'The promotion is not over.',
    },
    'data-part': {
      kind: 'What kind of promotion it is.',
      title: 'Its name.',
      text: 'What it says.',
      terms: 'The terms.',
    },
  },
}

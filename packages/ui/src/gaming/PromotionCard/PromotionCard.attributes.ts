import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      featured: '`variant="featured"`.',
      plain: '`variant="plain"`.',
    },
    'data-live': {
      true: 'The promotion is running.',
    },
    'data-part': {
      kind: 'The kind of the promotion.',
      title: 'The title.',
      text: 'The text.',
      terms: 'The terms.',
    },
  },
}

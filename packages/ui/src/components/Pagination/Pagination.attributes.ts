import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      previous: 'The link or button to the previous page.',
      next: 'The link or button to the next page.',
      page: 'The link or button of a page.',
      gap: 'An ellipsis in place of omitted pages.',
    },
    'data-on': {
      wide: 'A page or ellipsis shown on wide screens only.',
      narrow: 'A page or ellipsis shown on phones only.',
    },
  },
}

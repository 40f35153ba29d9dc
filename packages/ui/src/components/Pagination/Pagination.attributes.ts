import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      previous: 'The link or button to the page before.',
      next: 'The link or button to the next page.',
      page: 'The link or button of a page.',
      gap: 'Pages that were left out.',
    },
    'data-on': {
      wide: 'A page or gap for wide screens alone.',
      narrow: 'A page or gap for phones alone.',
    },
  },
}

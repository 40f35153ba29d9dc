import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      round: '`variant="round"`, as without one.',
      square: '`variant="square"`: corners as those of a tile.',
    },
    'data-size': {
      sm: '`size="sm"`.',
      md: '`size="md"`.',
      lg: '`size="lg"`.',
    },
    'data-part': {
      picture: 'The picture, where there is one.',
    },
  },
}

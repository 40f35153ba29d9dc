import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      round: '`variant="round"` (default).',
      square: '`variant="square"`: with the corner radius of a tile.',
    },
    'data-size': {
      sm: '`size="sm"`.',
      md: '`size="md"`.',
      lg: '`size="lg"`.',
    },
    'data-part': {
      picture: 'The image, if there is one.',
    },
  },
}

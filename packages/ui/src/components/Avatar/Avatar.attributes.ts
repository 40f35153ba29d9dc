import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
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

import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as link } from '../Link/Link.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [link],
  own: {
    'data-state': {
      refused: 'The address is not allowed: the words stand without a link.',
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as link } from '../Link/Link.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [link],
  own: {
    'data-state': {
      refused: 'The URL is not allowed: the text is shown without a link.',
    },
  },
}

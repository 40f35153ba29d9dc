import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as emptyState } from '../EmptyState/EmptyState.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [emptyState],
  own: {
    'data-part': {
      reference: 'The reference number for customer support.',
    },
  },
}

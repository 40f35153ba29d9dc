import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      box: 'The container of the input and its adornments.',
      input: 'The input.',
    },
    'data-ltr': {
      true: 'The input, if its text runs from left to right in every language.',
    },
  },
}

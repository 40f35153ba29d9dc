import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      box: 'Around the input and what stands beside it.',
      input: 'The input.',
    },
    'data-ltr': {
      true: 'The input, where what is entered runs from left to right in any language.',
    },
  },
}

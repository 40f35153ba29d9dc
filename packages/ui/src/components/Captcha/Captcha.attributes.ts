import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      box: 'Around input, picture and button.',
      input: 'The input.',
      picture: 'The picture with the signs.',
      refresh: 'The button that asks for another picture.',
      throttled: 'Words after a press that came too soon.',
    },
    'data-ltr': {
      true: 'The input: signs run from left to right in any language.',
    },
    'data-state': {
      loading: 'The picture is on its way.',
      failed: 'The picture could not be fetched.',
    },
  },
}

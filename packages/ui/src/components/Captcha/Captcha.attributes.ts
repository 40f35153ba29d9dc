import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      box: 'The container of input, image and button.',
      input: 'The input.',
      picture: 'The captcha image.',
      refresh: 'The button that requests another image.',
      throttled: 'The message after a press that came too soon.',
    },
    'data-ltr': {
      true: 'The input: its text runs from left to right in every language.',
    },
    'data-state': {
      loading: 'The image is loading.',
      failed: 'The image could not be loaded.',
    },
  },
}

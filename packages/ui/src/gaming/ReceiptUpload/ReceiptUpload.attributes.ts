import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-field': {
      reason: 'Around the question why it did not arrive.',
      files: 'The upload.',
      remark: 'The text area.',
    },
    'data-part': {
      notice: 'What is to be done.',
      error: 'Why it could not be sent.',
    },
  },
}

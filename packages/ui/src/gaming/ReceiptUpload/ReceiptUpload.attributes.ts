import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-field': {
      reason: 'The field for the reason why the payment did not arrive.',
      files: 'The upload.',
      remark: 'The text area.',
    },
    'data-part': {
      notice: 'The instructions.',
      error: 'The submission error.',
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      busy: 'The form is being submitted.',
    },
    'data-columns': {
      '1': '`columns={1}`: the fields in one column.',
      '2': '`columns={2}`: two fields side by side if there is room.',
    },
    'data-part': {
      failure: 'The submission error.',
      note: 'The note above the fields.',
      fields: 'The container of the fields.',
    },
  },
}

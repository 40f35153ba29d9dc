import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      busy: 'What was entered is being sent.',
    },
    'data-columns': {
      '1': '`columns={1}`: the fields below each other.',
      '2': '`columns={2}`: two fields side by side where there is room.',
    },
    'data-part': {
      failure: 'Why it could not be sent.',
      note: 'Words above the fields.',
      fields: 'Around the fields.',
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      busy: 'The change is being saved.',
    },
    'data-part': {
      row: 'The container of label and switch; pressing anywhere in it toggles the switch.',
      label: 'The label.',
      input: 'The switch itself.',
      hint: 'The hint below the control.',
      error: 'The error message.',
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      busy: 'The change is being sent.',
    },
    'data-part': {
      row: 'Around label and switch; all of it can be pressed.',
      label: 'The label.',
      input: 'The switch itself.',
      hint: 'The hint below.',
      error: 'What is wrong.',
    },
  },
}

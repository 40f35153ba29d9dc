import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      row: 'The container of box and label; pressing anywhere in it toggles the checkbox.',
      input: 'The checkbox itself.',
      label: 'The label.',
      hint: 'The hint below the control.',
      error: 'The error message.',
    },
  },
}

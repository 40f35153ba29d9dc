import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      row: 'Around box and label; all of it can be pressed.',
      input: 'The checkbox itself.',
      label: 'The label.',
      hint: 'The hint below.',
      error: 'What is wrong.',
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-component': {
      'radio-group': 'The root of a RadioGroup.',
      radio: 'The root of a Radio, and of each option of a group.',
    },
    'data-part': {
      options: 'The options of a group.',
      input: 'The radio button itself.',
      start: 'What stands before the label: a logo.',
      label: 'The label.',
      note: 'Words below the label.',
    },
    'data-variant': {
      list: 'The options of a group, below each other.',
      cards: 'The options of a group as cards.',
      row: 'An option as a line.',
      card: 'An option as a card.',
    },
  },
}

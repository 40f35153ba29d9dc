import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'
import { calendar } from '../DatePicker/DatePicker.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field, calendar],
  own: {
    'data-part': {
      box: 'The button that opens the panel; in the panel, around an input.',
      value: 'The range in words.',
      presets: 'The ranges that have a name.',
      input: 'An input of the panel.',
    },
    'data-state': {
      open: 'The button, while the panel is open.',
      closed: 'The button, while it is closed.',
    },
    'data-placeholder': {
      '': 'The words, while no range is chosen.',
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'
import { calendar } from '../DatePicker/DatePicker.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field, calendar],
  own: {
    'data-part': {
      box: 'The button that opens the panel; in the panel, the container of an input.',
      value: 'The range as text.',
      presets: 'The preset ranges.',
      input: 'An input of the panel.',
    },
    'data-state': {
      open: 'The button, while the panel is open.',
      closed: 'The button, while the calendar is closed.',
    },
    'data-placeholder': {
      '': 'The text, while no range is selected.',
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

/** Cells and days of the calendar that opens. */
export const calendar: AttributeTable = {
  own: {
    'data-day': { '<date>': 'A day: the date it stands for.' },
    'data-month': { '<month>': 'A day of the month before or after: its month.' },
    'data-today': { true: 'The day it is.' },
    'data-selected': { true: 'A day that is chosen.' },
    'data-outside': { true: 'A day of the month before or after.' },
    'data-disabled': { true: 'A day that cannot be chosen.' },
    'data-focused': { true: 'The day the keyboard is on.' },
    'data-hidden': { true: 'The place of a day that is not drawn.' },
  },
}

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    ...calendar.own,
    'data-part': {
      box: 'Around input and button.',
      input: 'The input.',
      open: 'The button that opens the calendar.',
    },
    'data-state': {
      open: 'The button, while the calendar is open.',
      closed: 'The button, while it is closed.',
    },
  },
}

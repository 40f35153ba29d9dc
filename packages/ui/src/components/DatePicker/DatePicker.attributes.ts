import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

/** Cells and days of the calendar that opens. */
export const calendar: AttributeTable = {
  own: {
    'data-day': { '<date>': 'A day: its date.' },
    'data-month': { '<month>': 'A day of the previous or next month: its month.' },
    'data-today': { true: 'Today.' },
    'data-selected': { true: 'A selected day.' },
    'data-outside': { true: 'A day of the previous or next month.' },
    'data-disabled': { true: 'A disabled day.' },
    'data-focused': { true: 'The day with keyboard focus.' },
    'data-hidden': { true: 'The empty cell of a hidden day.' },
  },
}

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    ...calendar.own,
    'data-part': {
      box: 'The container of input and button.',
      input: 'The input.',
      open: 'The button that opens the calendar.',
    },
    'data-state': {
      open: 'The button, while the calendar is open.',
      closed: 'The button, while the calendar is closed.',
    },
  },
}

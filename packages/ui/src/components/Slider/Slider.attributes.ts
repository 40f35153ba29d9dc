import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      error: 'The value was found wrong.',
    },
    'data-tone': {
      danger: 'A mark from which on values are unwelcome.',
    },
    'data-part': {
      head: 'The line of label and value.',
      value: 'The value in words.',
      rail: 'The container of track, marks and control.',
      track: 'The track, filled up to the value.',
      marks: 'The marks drawn on the track.',
      input: 'The slider itself.',
      ends: 'The words at both ends.',
      legend: 'The list that says what the marks mean.',
      hint: 'The hint below the control.',
      error: 'The error message.',
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-size': {
      sm: 'Always: it is as narrow as the smallest Dialog.',
    },
    'data-state': {
      open: 'The dialog and its scrim while they are shown.',
    },
    'data-tone': {
      info: 'The icon of a dialog with `tone="info"`.',
      warning: 'The icon of a dialog with `tone="warning"`.',
      danger: 'The icon of a dialog with `tone="danger"`.',
    },
    'data-part': {
      cancel: 'The button that leaves everything as it is.',
      confirm: 'The button that does what is asked.',
      failure: 'Words that appear when the confirmation failed.',
      scrim: 'The shade over the page.',
    },
  },
}

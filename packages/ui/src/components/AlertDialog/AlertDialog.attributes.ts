import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-size': {
      sm: 'Always: the width of the smallest Dialog.',
    },
    'data-state': {
      open: 'The dialog and its scrim while open.',
    },
    'data-tone': {
      info: 'The icon of a dialog with `tone="info"`.',
      warning: 'The icon of a dialog with `tone="warning"`.',
      danger: 'The icon of a dialog with `tone="danger"`.',
    },
    'data-part': {
      cancel: 'The cancel button.',
      confirm: 'The confirm button.',
      failure: 'The message shown if the confirmation fails.',
      scrim: 'The overlay over the page.',
    },
  },
}

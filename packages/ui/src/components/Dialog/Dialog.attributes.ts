import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-size': {
      sm: '`size="sm"`.',
      md: '`size="md"`.',
      lg: '`size="lg"`.',
    },
    'data-art': {
      true: '`art`: there is a picture above.',
    },
    'data-hidden': {
      true: 'The title with `titleHidden`: read out, not drawn.',
    },
    'data-state': {
      open: 'The dialog and its scrim while they are shown.',
    },
    'data-part': {
      art: 'The picture.',
      close: 'The button that closes it.',
      scrim: 'The shade over the page.',
    },
  },
}

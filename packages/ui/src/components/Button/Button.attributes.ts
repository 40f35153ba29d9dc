import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      primary: '`variant="primary"`.',
      secondary: '`variant="secondary"` (default).',
      quiet: '`variant="quiet"`.',
      danger: '`variant="danger"`.',
    },
    'data-size': {
      sm: '`size="sm"`.',
      md: '`size="md"` (default).',
      lg: '`size="lg"`.',
    },
    'data-full': {
      true: '`full`: the full width of its container.',
    },
    'data-state': {
      busy: '`busy`: presses are ignored.',
    },
    'data-part': {
      label: 'The label of a busy button.',
      busy: 'The text of `busyLabel`.',
    },
  },
}

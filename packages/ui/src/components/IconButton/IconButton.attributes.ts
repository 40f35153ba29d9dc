import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-size': {
      sm: '`size="sm"`.',
      md: '`size="md"` (default).',
      lg: '`size="lg"`.',
    },
    'data-variant': {
      quiet: '`variant="quiet"` (default).',
      secondary: '`variant="secondary"`.',
    },
    'data-dot': {
      true: '`dot`: a dot that marks something new.',
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      inline: '`variant="inline"` (default).',
      action: '`variant="action"`.',
      quiet: '`variant="quiet"`.',
    },
  },
}

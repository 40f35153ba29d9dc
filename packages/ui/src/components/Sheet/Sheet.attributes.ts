import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-side': {
      start: '`side="start"`.',
      end: '`side="end"` (default).',
    },
    'data-size': {
      sm: '`size="sm"`.',
      md: '`size="md"`.',
      lg: '`size="lg"`.',
    },
    'data-hidden': {
      true: 'The title with `titleHidden`: visually hidden, available to screen readers.',
    },
    'data-state': {
      open: 'The sheet and its scrim while open.',
    },
    'data-part': {
      body: 'The scrolling content.',
      actions: 'The buttons, which stay visible.',
      close: 'The close button.',
      scrim: 'The overlay over the page.',
    },
  },
}

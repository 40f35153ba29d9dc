import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-side': {
      start: '`side="start"`.',
      end: '`side="end"`, or nothing said.',
    },
    'data-size': {
      sm: '`size="sm"`.',
      md: '`size="md"`.',
      lg: '`size="lg"`.',
    },
    'data-hidden': {
      true: 'The title with `titleHidden`: read out, not drawn.',
    },
    'data-state': {
      open: 'The sheet and its scrim while they are shown.',
    },
    'data-part': {
      body: 'What scrolls.',
      actions: 'Buttons that stay in sight.',
      close: 'The button that closes it.',
      scrim: 'The shade over the page.',
    },
  },
}

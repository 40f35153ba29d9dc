import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-component': {
      stat: 'One figure.',
      'stat-group': 'Figures side by side.',
    },
    'data-part': {
      label: 'What is counted.',
      link: 'The link, where something is behind the figure.',
      value: 'The figure.',
      note: 'The change, and what it is compared with.',
      change: 'What the figure did since.',
    },
    'data-tone': {
      success: 'A change for the better.',
      danger: 'A change for the worse.',
      neutral: 'No change, or one that is neither.',
    },
  },
}

import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      step: 'A step.',
      dots: 'What the steps that are folded away are behind.',
      note: 'The small words after a step.',
    },
    'data-fold': {
      never: 'A step that is always shown.',
      phone: 'A step that is hidden on phones; the dots, where they are shown on phones alone.',
      always: 'A step that is hidden everywhere; the dots, where they are shown everywhere.',
    },
  },
}

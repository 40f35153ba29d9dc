import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      loading: 'The game is loading.',
      slow: 'Loading takes longer than usual.',
      playing: 'The game reported that it is ready.',
      failed: 'The game could not be opened.',
      maintenance: 'The game is under maintenance.',
      ended: 'The game session has ended.',
      refused: 'The person is not allowed to play the game.',
    },
    'data-part': {
      opening: 'The loading screen.',
      art: 'The image of the loading screen.',
      name: 'The name on the loading screen.',
      ending: 'The screen shown instead of a game that cannot continue.',
    },
  },
}

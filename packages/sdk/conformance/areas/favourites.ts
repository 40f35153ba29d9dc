import { type Samples, someGame } from '../scene.ts'

export const samples: Samples = {
  'favourites.add': async (scene) => ({ nodeId: (await someGame(scene)).nodeId }),
  'favourites.remove': async (scene) => ({ nodeId: (await someGame(scene)).nodeId }),
}

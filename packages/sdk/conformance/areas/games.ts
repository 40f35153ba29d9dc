import { type Samples, someGame } from '../scene.ts'

export const samples: Samples = {
  'games.info': async (scene) => ({ nodeId: (await someGame(scene)).nodeId }),
  'games.launch': async (scene) => {
    const { nodeId, vassalage, gameType } = await someGame(scene)
    return { nodeId, vassalage, gameType, language: 'en', backUrl: '/' }
  },
}

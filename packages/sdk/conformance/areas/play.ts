import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'play.end': () => ({ sessionId: crypto.randomUUID() }),
}

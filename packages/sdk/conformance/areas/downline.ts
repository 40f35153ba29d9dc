import type { Samples } from '../scene.ts'

export const samples: Samples = {
  // The team of the agent is known only to the operator.
  'downline.list': () => ({}),
}

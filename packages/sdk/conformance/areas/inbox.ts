import { type Samples, someMessage } from '../scene.ts'

export const samples: Samples = {
  'inbox.message': someMessage,
  'inbox.restore': someMessage,
}

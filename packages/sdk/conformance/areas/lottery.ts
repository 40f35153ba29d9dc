import { contract } from '../../contract/index.ts'
import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'lottery.draws': async ({ wire }) => {
    const { value } = await wire.complete(contract.lottery.opened, {})
    return { gameCode: contract.lottery.opened.output.parse(value).list[0]?.gameCode }
  },
}

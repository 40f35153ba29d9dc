import { contract } from '../../contract/index.ts'
import { type Samples, tokenOf } from '../scene.ts'

export const samples: Samples = {
  'deposits.submit': async (scene) => {
    const { value } = await scene.wire.complete(contract.deposits.channels, {}, tokenOf(scene.people))
    const channel = contract.deposits.channels.output.parse(value).channels.find(({ fields }) => fields.length === 0)
    return { channelId: channel?.channelId ?? 'none', amount: channel?.min ?? '1.00', withoutLimit: true }
  },
  'deposits.proof': () => ({ orderNo: 'D000000AAAAAAAA' }),
  'deposits.cancel': () => ({ orderNo: 'D000000AAAAAAAA' }),
}

import { contract } from '../../contract/index.ts'
import { type Samples, tokenOf } from '../scene.ts'

export const samples: Samples = {
  'wallet.transfer': () => ({ vassalage: 'PG', direction: 'IN', amount: '1.00' }),
  'wallet.transferStatus': async ({ wire, people }) => {
    const { value } = await wire.complete(
      contract.wallet.transfer,
      { vassalage: 'FC', direction: 'IN', amount: '1.00' },
      tokenOf(people),
    )
    const made = contract.wallet.transfer.output.safeParse(value)
    return { transferId: made.success ? made.data.transferId : crypto.randomUUID() }
  },
}

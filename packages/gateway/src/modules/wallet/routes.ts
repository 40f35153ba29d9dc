import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { toBalance } from '../../ledger/wallet.ts'
import { transfers } from '../transfers/index.ts'
import { wholeWallet } from './whole.ts'

export const wallet: Handlers<'wallet'> = {
  ...transfers,

  async balance({ db, session }) {
    const found = await wholeWallet(db, session.memberId)
    if (!found) throw refuse('not_found')
    return toBalance(found)
  },

  merchant: async ({ settings }) => ({ isSingle: settings.wallet.isSingle }),
}

import { toBalance, walletOf } from '../../ledger/wallet.ts'
import { defineModule } from '../../server/module.ts'
import { defineSnapshot } from '../../server/snapshot.ts'
import { funds } from './funds.routes.ts'
import { wallet } from './routes.ts'
import { settings } from './settings.ts'

export default defineModule({
  settings,
  handlers: { wallet, funds },
  snapshots: ({ db }) => [
    defineSnapshot({
      event: 'balance',
      after: ['balance'],
      async read(memberId) {
        const found = await walletOf(db, memberId)
        return found && toBalance(found)
      },
    }),
  ],
})

import { toBalance } from '../../ledger/wallet.ts'
import { defineModule } from '../../server/module.ts'
import { defineSnapshot } from '../../server/snapshot.ts'
import { funds } from './funds.routes.ts'
import { wallet } from './routes.ts'
import { settings } from './settings.ts'
import { wholeWallet } from './whole.ts'

declare module '../../server/services.ts' {
  interface Services {
    wholeWallet: typeof wholeWallet
  }
}

export default defineModule({
  settings,
  services: () => ({ wholeWallet }),
  handlers: { wallet, funds },
  snapshots: ({ db }) => [
    defineSnapshot({
      event: 'balance',
      after: ['balance'],
      async read(memberId) {
        const found = await wholeWallet(db, memberId)
        return found && toBalance(found)
      },
    }),
  ],
})

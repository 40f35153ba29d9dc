import * as z from 'zod'
import { endpoint, everyone, signedIn } from './endpoint.ts'
import { Money } from './shapes.ts'

export const Balance = z
  .object({
    currency: z.string(),
    currencySymbol: z.string(),
    /** CASH + BONUS: what the header shows. */
    sumBalance: Money,
    balance: z.array(
      z.object({
        accountTypeId: z.union([z.literal(0), z.literal(1), z.literal(2)]),
        name: z.string(),
        availBalance: Money,
        lockedBalance: Money,
      }),
    ),
    bonus: Money,
    hold: Money,
    /** Id of the last ledger entry behind the figure: a later answer has a larger one. */
    version: z.number().int(),
  })
  .meta({ id: 'Balance' })

export const balance = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: "The wallet of the person logged in; a trial player's in play coins.",
  source: '§7 Wallet and home, rules D1',
  principals: signedIn,
  module: 'COMM3',
  input: z.strictObject({}),
  output: Balance,
  errors: [],
})

export const merchant = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  summary: 'Whether one wallet serves all vendors; then there is nothing to transfer.',
  source: '§3 Merchant wallet response, rules D3',
  principals: everyone,
  module: 'COMM3',
  cache: 'session',
  input: z.strictObject({}),
  output: z.object({ isSingle: z.boolean() }),
  errors: [],
})

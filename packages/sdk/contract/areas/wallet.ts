import * as z from 'zod'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import { Amount, Currency, IdempotencyKey, Money, Vassalage, VendorCode } from '../shapes.ts'
import { Instant } from '../scalars.ts'

export const Balance = z
  .object({
    currency: Currency,
    currencySymbol: z.string().describe('Symbol of the currency, for instance `৳`.'),
    sumBalance: Money.describe('Cash plus bonus, as shown in the header.'),
    balance: z
      .array(
        z.object({
          accountTypeId: z
            .union([z.literal(0), z.literal(1), z.literal(2)])
            .describe('2: main wallet; 1: wallet at a vendor; 0: not in use.'),
          name: z.string().describe('`MAIN`, or the code of the vendor.'),
          availBalance: Money.describe('Available balance.'),
          lockedBalance: Money.describe('Amount held; for a wallet at a vendor, the amount in transit.'),
        }),
      )
      .describe('Wallets of the person.'),
    bonus: Money.describe('Bonus money of the main wallet.'),
    bonusRunning: z
      .boolean()
      .optional()
      .describe(
        'Whether a bonus is played, also while all of its money is staked; absent: a gateway that does not return it.',
      ),
    hold: Money.describe('Amount held for withdrawals in progress.'),
    vendor: Money.describe(
      "Balance at vendors with transfer wallets; play there is reflected when the vendor's balance is next queried.",
    ),
    suspense: Money.describe('Amount of transfers to or from vendors whose outcome is not known yet.'),
    total: Money.describe('Total balance for play: main wallet, vendors and transfers in transit.'),
    version: z
      .number()
      .int()
      .describe(
        'Number of the last ledger entry included; it increases with every change, so clients can discard ' +
          'older responses.',
      ),
  })
  .meta({ id: 'Balance', description: 'Balances of a person.' })

export const Transfer = z
  .object({
    transferId: z.string().describe('Identifier of the transfer.'),
    vassalage: VendorCode,
    direction: z.enum(['IN', 'OUT']).describe('`IN`: from the main wallet to the vendor; `OUT`: back.'),
    amount: Money.describe('Amount of the transfer.'),
    state: z
      .enum(['INIT', 'DEBITED', 'SENT', 'UNKNOWN', 'FAILED', 'CONFIRMED', 'REVERSED'])
      .describe(
        '`CONFIRMED`: the money reached its destination; `REVERSED`: it returned to its source. Any other ' +
          'state is in transit: the money is held until the vendor reports the outcome (`UNKNOWN`: the vendor ' +
          'did not, and is queried again). Do not send the transfer again.',
      ),
    reason: z
      .string()
      .optional()
      .describe(
        "Reason of the failure: `INSUFFICIENT_FUNDS`, `NO_ANSWER` or the vendor's error code; absent if the " +
          'transfer did not fail.',
      ),
    createdAt: Instant.describe('When the transfer was requested.'),
    settledAt: Instant.nullable().describe('When the transfer was completed or reversed; null until then.'),
  })
  .meta({ id: 'Transfer', description: "A transfer between the main wallet and a vendor's wallet." })

/** Play money of trial players is transferred by launches only. */
const players = ['member', 'agent'] as const

export default area(
  'wallet',
  { entry: 'main', about: 'Balances, and transfers between the main wallet and vendors.' },
  {
    balance: endpoint({
      method: 'GET',
      path: '/wps/v2/wallets/balance',
      summary: 'Returns the balances of the person; those of a trial player are in play money.',
      principals: signedIn,
      module: 'COMM3',
      input: z.strictObject({}),
      output: Balance,
      errors: [],
    }),
    merchant: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_merchantWallet',
      summary:
        'Returns whether the site uses a single (seamless) wallet for all vendors, which makes transfers unnecessary.',
      principals: everyone,
      module: 'COMM3',
      cache: 'session',
      input: z.strictObject({}),
      output: z.object({
        isSingle: z
          .boolean()
          .describe(
            'Whether the site uses a single (seamless) wallet for all vendors, which makes transfers unnecessary.',
          ),
      }),
      errors: [],
    }),
    transfer: endpoint({
      method: 'POST',
      path: '/wps/relay/GCS_walletTransfer',
      summary:
        "Transfers cash to a vendor's wallet (`IN`) or back (`OUT`). It is refused if the site uses a single wallet.",
      principals: players,
      module: 'FUNDTRANS3',
      money: true,
      input: z.strictObject({
        vassalage: Vassalage,
        direction: z.enum(['IN', 'OUT']).describe('`IN`: from the main wallet to the vendor; `OUT`: back.'),
        amount: Amount.describe("Amount to transfer, in the person's currency."),
      }),
      output: Transfer,
      underTerms: true,
      errors: ['function_not_available', 'insufficient_funds', 'transfer_unknown', 'vendor_maintenance', 'not_found'],
    }),
    vendors: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_getVendorWallets',
      summary: 'Returns the balance at each vendor, queried from the vendor at the time of the call.',
      principals: players,
      module: 'FUNDTRANS3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        main: Money.describe('Cash available for transfers.'),
        autoTransfer: z
          .boolean()
          .describe(
            'Whether money is transferred to the vendor automatically when a game opens and back when it is closed.',
          ),
        autoTransferSwitch: z
          .boolean()
          .describe('Whether the person may change `autoTransfer` with `funds.setAutoTransfer`.'),
        list: z
          .array(
            z.object({
              vassalage: VendorCode,
              displayName: z.string().describe('Name of the vendor in the requested language.'),
              status: z
                .enum(['ON', 'MAINTENANCE'])
                .describe('`ON`: its games can be launched; `MAINTENANCE`: temporarily unavailable.'),
              balance: Money.describe('Balance at the vendor.'),
              fresh: z
                .boolean()
                .describe(
                  'Whether `balance` is current; false if the vendor did not answer or a transfer is in progress, in ' +
                    'which case `balance` is the last known figure.',
                ),
              transfer: Transfer.optional().describe(
                'The pending transfer, which blocks further transfers; absent if there is none.',
              ),
            }),
          )
          .describe('Wallets at vendors.'),
      }),
      errors: ['function_not_available'],
    }),
    recall: endpoint({
      method: 'POST',
      path: '/wps/relay/GCS_recallAllWallets',
      summary:
        'Transfers the balance of every vendor, or of one, back to the main wallet. Clients also call it ' +
        'with `left` when a game is closed. Repeating it has no further effect.',
      principals: players,
      module: 'FUNDTRANS3',
      retry: true,
      input: z.strictObject({
        vassalage: Vassalage.optional().describe('Vendor to transfer from; absent: all vendors.'),
        left: z
          .boolean()
          .default(false)
          .describe(
            'True: the call is automatic because a game was closed; it then does nothing for a person whose ' +
              'automatic transfer is off.',
          ),
      }),
      output: z.object({
        transfers: z.array(Transfer).describe('One transfer for each vendor with a balance.'),
        unanswered: z
          .array(z.string())
          .describe('Codes of vendors that did not report a balance; the gateway queries them again.'),
      }),
      errors: [],
    }),
    transferStatus: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_getTransferStatus',
      summary: 'Returns a transfer by its id, or by its idempotency key to look up the result after a lost response.',
      principals: players,
      module: 'FUNDTRANS3',
      input: z.strictObject({
        transferId: z.uuid().optional().describe('Identifier of the transfer; absent if `idempotencyKey` is given.'),
        idempotencyKey: IdempotencyKey.optional(),
      }),
      output: Transfer,
      errors: ['not_found'],
    }),
  },
)

import * as z from 'zod'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import { Amount, Currency, IdempotencyKey, Instant, Money, Vassalage, VendorCode } from '../shapes.ts'

export const Balance = z
  .object({
    currency: Currency,
    currencySymbol: z.string().describe('Symbol of the currency, for instance `৳`.'),
    sumBalance: Money.describe('Cash and bonus: what the header shows.'),
    balance: z
      .array(
        z.object({
          accountTypeId: z
            .union([z.literal(0), z.literal(1), z.literal(2)])
            .describe('2: the main wallet; 1: a wallet at a vendor, by its code. 0 is not in use.'),
          name: z.string().describe('`MAIN`, or the code of the vendor.'),
          availBalance: Money.describe('What can be used now.'),
          lockedBalance: Money.describe("What is held; of a vendor's wallet, what is on the way."),
        }),
      )
      .describe('Wallets of the person.'),
    bonus: Money.describe('Bonus money of the main wallet.'),
    hold: Money.describe('Held for withdrawals that are under way.'),
    vendor: Money.describe(
      'What lies at vendors, where money is moved to them; play there is seen when the vendor is asked.',
    ),
    suspense: Money.describe('On the way to a vendor or back, while nobody can say where it is.'),
    total: Money.describe('Main wallet, vendors and what is on the way: all the person has to play with.'),
    version: z
      .number()
      .int()
      .describe('Number of the last ledger entry behind the figure: a later answer has a larger one.'),
  })
  .meta({ id: 'Balance', description: 'The wallet of a person.' })

export const Transfer = z
  .object({
    transferId: z.string().describe('Identifier of the transfer.'),
    vassalage: VendorCode,
    direction: z.enum(['IN', 'OUT']).describe('`IN`: from the main wallet to the vendor; `OUT`: back.'),
    amount: Money.describe('What is moved.'),
    state: z
      .enum(['INIT', 'DEBITED', 'SENT', 'UNKNOWN', 'FAILED', 'CONFIRMED', 'REVERSED'])
      .describe(
        '`CONFIRMED`: it is where it should go; `REVERSED`: where it came from. Anything else: on the way, ' +
          'and held until the vendor has said which (`UNKNOWN`: it has not, and is asked again). It is not to ' +
          'be sent once more.',
      ),
    reason: z
      .string()
      .optional()
      .describe("Why it failed: `INSUFFICIENT_FUNDS`, `NO_ANSWER` or the vendor's word; absent where it did not fail."),
    createdAt: Instant.describe('When it was asked for.'),
    settledAt: Instant.nullable().describe('When it came to its end; null until then.'),
  })
  .meta({ id: 'Transfer', description: 'Money moved to a vendor or back.' })

/** Trial players' coins are moved only by launches. */
const players = ['member', 'agent'] as const

export default area(
  'wallet',
  { entry: 'main' },
  {
    balance: endpoint({
      method: 'GET',
      path: '/wps/v2/wallets/balance',
      summary: "The wallet of the person logged in; a trial player's in play coins.",
      principals: signedIn,
      module: 'COMM3',
      input: z.strictObject({}),
      output: Balance,
      errors: [],
    }),
    merchant: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_merchantWallet',
      summary: 'Whether one wallet serves all vendors; then there is nothing to transfer.',
      principals: everyone,
      module: 'COMM3',
      cache: 'session',
      input: z.strictObject({}),
      output: z.object({
        isSingle: z.boolean().describe('Whether one wallet serves all vendors; then there is nothing to transfer.'),
      }),
      errors: [],
    }),
    transfer: endpoint({
      method: 'POST',
      path: '/wps/relay/GCS_walletTransfer',
      summary:
        'Moves cash to a vendor (`IN`) or back (`OUT`), where money is moved to vendors; with one wallet for all it is refused.',
      principals: players,
      module: 'FUNDTRANS3',
      money: true,
      input: z.strictObject({
        vassalage: Vassalage,
        direction: z.enum(['IN', 'OUT']).describe('`IN`: from the main wallet to the vendor; `OUT`: back.'),
        amount: Amount.describe("What is moved, in the person's currency."),
      }),
      output: Transfer,
      errors: ['function_not_available', 'insufficient_funds', 'transfer_unknown', 'vendor_maintenance', 'not_found'],
    }),
    vendors: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_getVendorWallets',
      summary: 'What lies at each vendor, asked there now.',
      principals: players,
      module: 'FUNDTRANS3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        main: Money.describe('Cash that can be moved.'),
        autoTransfer: z
          .boolean()
          .describe('Whether money goes to a game by itself when it opens, and comes home when it is left.'),
        autoTransferSwitch: z
          .boolean()
          .describe('Whether the person may switch `autoTransfer` (`funds.setAutoTransfer`).'),
        list: z
          .array(
            z.object({
              vassalage: VendorCode,
              displayName: z.string().describe('Name of the vendor in the language asked for.'),
              status: z
                .enum(['ON', 'MAINTENANCE'])
                .describe('`ON`: its games can be opened; `MAINTENANCE`: not for now.'),
              balance: Money.describe('What lies at the vendor.'),
              fresh: z
                .boolean()
                .describe(
                  'False: the vendor did not answer, or a transfer is under way; `balance` is the last figure known.',
                ),
              transfer: Transfer.optional().describe(
                'The transfer that is not settled, and keeps others waiting; absent where there is none.',
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
        'Brings home what lies at every vendor, or at one; also to be called when a game is left (`left`). Asking again does no harm.',
      principals: players,
      module: 'FUNDTRANS3',
      retry: true,
      input: z.strictObject({
        vassalage: Vassalage.optional().describe('Vendor to bring money home from; absent: all of them.'),
        left: z
          .boolean()
          .default(false)
          .describe(
            'True: a game was left and nobody asked; money of a person whose auto-transfer is off stays where it is.',
          ),
      }),
      output: z.object({
        transfers: z.array(Transfer).describe('One for each vendor where something lay.'),
        unanswered: z
          .array(z.string())
          .describe('Codes of vendors that did not say what lies there; the gateway goes on asking.'),
      }),
      errors: [],
    }),
    transferStatus: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_getTransferStatus',
      summary:
        'How a transfer of the person stands, by its id, or by the idempotency key it was asked with where the answer was lost.',
      principals: players,
      module: 'FUNDTRANS3',
      input: z.strictObject({
        transferId: z.uuid().optional().describe('Identifier of the transfer; absent where `idempotencyKey` names it.'),
        idempotencyKey: IdempotencyKey.optional(),
      }),
      output: Transfer,
      errors: ['not_found'],
    }),
  },
)

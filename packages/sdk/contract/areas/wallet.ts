import * as z from 'zod'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import { Amount, Instant, Money, Vassalage } from '../shapes.ts'

export const Balance = z
  .object({
    currency: z.string(),
    currencySymbol: z.string(),
    /** CASH + BONUS: what the header shows. */
    sumBalance: Money,
    balance: z.array(
      z.object({
        /** 2: the main wallet; 1: a wallet at a vendor, by its code, `lockedBalance` being on the way. */
        accountTypeId: z.union([z.literal(0), z.literal(1), z.literal(2)]),
        name: z.string(),
        availBalance: Money,
        lockedBalance: Money,
      }),
    ),
    bonus: Money,
    hold: Money,
    /** Moved to vendors, where money is moved to them; play there is seen when the vendor is asked. */
    vendor: Money,
    /** On the way to a vendor or back, while nobody can say where it is. */
    suspense: Money,
    /** Main wallet, vendors and what is on the way: all the person has to play with. */
    total: Money,
    /** Id of the last ledger entry behind the figure: a later answer has a larger one. */
    version: z.number().int(),
  })
  .meta({ id: 'Balance' })

export const Transfer = z
  .object({
    transferId: z.string(),
    vassalage: z.string(),
    direction: z.enum(['IN', 'OUT']),
    amount: Money,
    /**
     * `CONFIRMED` it is where it should go, `REVERSED` where it came from. Anything else: on the way, and held until
     * the vendor has said which (`UNKNOWN`: it has not, and is asked again). Not to be sent once more.
     */
    state: z.enum(['INIT', 'DEBITED', 'SENT', 'UNKNOWN', 'FAILED', 'CONFIRMED', 'REVERSED']),
    /** Why it failed, where it did: `INSUFFICIENT_FUNDS`, `NO_ANSWER` or the vendor's word. */
    reason: z.string().optional(),
    createdAt: Instant,
    settledAt: Instant.nullable(),
  })
  .meta({ id: 'Transfer' })

/** Trial players' coins are moved by launches alone. */
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
      output: z.object({ isSingle: z.boolean() }),
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
      input: z.strictObject({ vassalage: Vassalage, direction: z.enum(['IN', 'OUT']), amount: Amount }),
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
        currency: z.string(),
        /** Cash that can be moved. */
        main: Money,
        /** Money goes to a game by itself when it opens, and comes home when it is left. */
        autoTransfer: z.boolean(),
        /** Whether the person may switch that (`funds.setAutoTransfer`). */
        autoTransferSwitch: z.boolean(),
        list: z.array(
          z.object({
            vassalage: z.string(),
            displayName: z.string(),
            status: z.enum(['ON', 'MAINTENANCE']),
            balance: Money,
            /** False: the vendor did not answer, or a transfer is under way; `balance` is the last figure known. */
            fresh: z.boolean(),
            /** The transfer that is not settled; until it is there is no other. */
            transfer: Transfer.optional(),
          }),
        ),
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
        vassalage: Vassalage.optional(),
        /** A game was left, nobody asked: money of a person whose auto-transfer is off stays where it is. */
        left: z.boolean().default(false),
      }),
      output: z.object({
        /** One for each vendor where something lay. */
        transfers: z.array(Transfer),
        /** Vendors that did not say what lies there; the operator goes on asking. */
        unanswered: z.array(z.string()),
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
        transferId: z.uuid().optional(),
        idempotencyKey: z
          .string()
          .regex(/^[\x21-\x7e]{8,255}$/)
          .optional(),
      }),
      output: Transfer,
      errors: ['not_found'],
    }),
  },
)

/**
 * What a transaction of the ledger can be. Each has its texts in `locales/<lang>/site/records.json` (`type.…`);
 * `ledger/groups.ts` groups them by how they begin.
 */
export const txnKinds = [
  'sandbox_grant',
  'bet',
  'win',
  'rollback',
  'jackpot',
  'jackpot_seed',
  'deposit',
  'withdraw_hold',
  'withdraw_release',
  'withdraw_paid',
  'withdraw_refund',
  'withdraw_fee',
  'c2c_payout',
  'wallet_transfer',
  'wallet_transfer_done',
  'wallet_transfer_back',
  'vendor_result',
  'upline_transfer',
  'bonus_grant',
  'bonus_return',
  'bonus_release',
  'bonus_forfeit',
  'rebate',
] as const
export type TxnKind = (typeof txnKinds)[number]

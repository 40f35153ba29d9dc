import type { typeGroups } from '@brand/sdk/contract'

export type TypeGroup = (typeof typeGroups)[number]

/**
 * What a transaction of the ledger can be, and the group it is listed under. Each kind has its texts in
 * `locales/<lang>/site/records.json` (`type.…`).
 */
export const groupOfKind = {
  sandbox_grant: 'BONUS',
  bet: 'BET',
  win: 'WIN',
  rollback: 'ADJUST',
  jackpot: 'WIN',
  jackpot_seed: 'WIN',
  deposit: 'DEPOSIT',
  withdraw_hold: 'WITHDRAWAL',
  withdraw_release: 'WITHDRAWAL',
  withdraw_paid: 'WITHDRAWAL',
  withdraw_refund: 'WITHDRAWAL',
  withdraw_fee: 'WITHDRAWAL',
  // Of the receiver; of the payer it is a withdrawal (`groupIn`).
  c2c_payout: 'DEPOSIT',
  wallet_transfer: 'TRANSFER',
  wallet_transfer_done: 'TRANSFER',
  wallet_transfer_back: 'TRANSFER',
  vendor_result: 'WIN',
  upline_transfer: 'TRANSFER',
  downline_transfer: 'TRANSFER',
  red_packet: 'TRANSFER',
  chat_tip: 'TRANSFER',
  chat_rain: 'TRANSFER',
  bonus_grant: 'BONUS',
  bonus_cash: 'BONUS',
  bonus_return: 'BONUS',
  bonus_release: 'BONUS',
  bonus_forfeit: 'BONUS',
  rebate: 'REBATE',
  commission: 'SALARY',
  commission_share: 'SALARY',
  dividend: 'SALARY',
  salary_daily: 'SALARY',
  salary_hourly: 'SALARY',
  salary_realtime: 'SALARY',
  contract_adjustment: 'SALARY',
  points_earn: 'POINTS',
  points_reversal: 'POINTS',
  points_redeem: 'POINTS',
  points_return: 'POINTS',
  points_convert: 'POINTS',
  points_adjust: 'POINTS',
  points_cash: 'POINTS',
} as const satisfies Record<string, TypeGroup>

export type TxnKind = keyof typeof groupOfKind
export const txnKinds = Object.keys(groupOfKind) as TxnKind[]

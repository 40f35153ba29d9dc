/** Areas of calls that a client carries only where a page asks for them (`@brand/sdk/member`); every other is in the root. */
export const centres = {
  member: [
    'security',
    'profile',
    'inbox',
    'turnover',
    'limits',
    'deposits',
    'fundPassword',
    'payoutAccounts',
    'withdrawals',
    'receipts',
    'play',
    'lottery',
    'records',
    'summary',
    'funds',
    'upline',
  ],
} as const satisfies Record<string, readonly string[]>

export type Centre = keyof typeof centres

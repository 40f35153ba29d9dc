import type { Fixtures, Requests } from '../shape.ts'

const transfer = {
  transferId: '6f1f7a52-7c0e-4b5e-9d3c-0d5d2a1f8b11',
  vassalage: 'PG',
  direction: 'IN',
  amount: '500.00',
  state: 'CONFIRMED',
  createdAt: '2026-11-20T10:00:00Z',
  settledAt: '2026-11-20T10:00:01Z',
} as const

export const wallet: Fixtures['wallet'] = {
  balance: {
    currency: 'BDT',
    currencySymbol: '৳',
    sumBalance: '10000.00',
    balance: [{ accountTypeId: 2, name: 'Main', availBalance: '10000.00', lockedBalance: '0.00' }],
    bonus: '0.00',
    hold: '0.00',
    vendor: '0.00',
    suspense: '0.00',
    total: '10000.00',
    version: 1,
  },
  merchant: { isSingle: true },
  transfer,
  vendors: {
    currency: 'BDT',
    main: '9500.00',
    autoTransfer: true,
    autoTransferSwitch: true,
    list: [{ vassalage: 'PG', displayName: 'PG', status: 'ON', balance: '500.00', fresh: true }],
  },
  recall: { transfers: [{ ...transfer, direction: 'OUT' }], unanswered: [] },
  transferStatus: transfer,
}

export const funds: Fixtures['funds'] = { setAutoTransfer: { autoTransfer: true } }

export const requests = {
  'funds.setAutoTransfer': { autoTransfer: true },
  'wallet.transfer': { vassalage: 'PG', direction: 'IN', amount: '100.00' },
  'wallet.transferStatus': { transferId: '9a4d2c71-5b6e-4f80-a1b2-c3d4e5f60718' },
} satisfies Requests

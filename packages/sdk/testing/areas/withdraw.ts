import type { Fixtures, Requests } from '../shape.ts'
import { fundPassword, pageOf } from '../shapes.ts'

const eta = { p50Sec: 240, p90Sec: 900, measured: true }
const rule = (field: string, patternId: string, minLength: number, maxLength: number, order: number) =>
  ({
    field,
    enabled: true,
    required: true,
    acceptedPattern: '*',
    patternId,
    minLength,
    maxLength,
    type: 'text',
    order,
  }) as const

const account = {
  accountId: '7a1f5a1e-2c1f-4d0a-9a53-0a4f1c7b2e10',
  methodId: 'bank',
  kind: 'BANK',
  name: 'Padma Bank',
  masked: '•••• 4821',
  holder: 'Rina Akter',
  editable: true,
  createdAt: '2026-11-19T09:00:00Z',
} as const

const order: Fixtures['withdrawals']['submit'] = {
  orderNo: 'W2611207K3F9QXY',
  amount: '3000.00',
  fee: '0.00',
  payout: '3000.00',
  currency: 'BDT',
  status: 'AWAITING_RECEIPT',
  card: { kind: 'BANK', name: 'Padma Bank', masked: '•••• 4821' },
  reviewed: true,
  eta,
  history: [
    { state: 'REQUESTED', owner: 'US', at: '2026-11-20T09:00:00Z' },
    {
      state: 'RISK_REVIEW',
      owner: 'US',
      reason: 'amount',
      at: '2026-11-20T09:00:00Z',
      expectedAt: '2026-11-20T11:00:00Z',
    },
    { state: 'APPROVED', owner: 'US', at: '2026-11-20T09:20:00Z' },
    { state: 'PAYING', owner: 'BANK', at: '2026-11-20T09:20:01Z', expectedAt: '2026-11-20T09:50:00Z' },
    { state: 'PAID', owner: 'BANK', at: '2026-11-20T09:40:00Z' },
    { state: 'AWAITING_RECEIPT', owner: 'YOU', at: '2026-11-20T09:40:00Z', expectedAt: '2026-11-20T10:10:00Z' },
  ],
  parts: [
    {
      partNo: 1,
      amount: '3000.00',
      status: 'AWAITING_RECEIPT',
      paidAt: '2026-11-20T09:40:00Z',
      deadline: '2026-11-20T10:10:00Z',
      proof: [],
      pictures: [],
    },
  ],
  receiptDeadline: '2026-11-20T10:10:00Z',
  canCancel: false,
  createdAt: '2026-11-20T09:00:00Z',
  closedAt: null,
}

const withdraw: Pick<Fixtures, 'payoutAccounts' | 'withdrawals' | 'receipts'> = {
  payoutAccounts: {
    list: {
      realName: 'Rina Akter',
      most: 5,
      methods: [
        {
          methodId: 'bank',
          kind: 'BANK',
          name: 'Bank account',
          min: '500.00',
          max: '500000.00',
          feeType: 'NONE',
          fee: '0.00',
          terms: 'm4Xq0bWd9sYt2LcR',
          eta,
          etaReviewed: eta,
          receipt: true,
          fields: [
            rule('bankName', 'any', 2, 60, 0),
            rule('branch', 'any', 2, 60, 1),
            rule('accountNumber', 'digits', 8, 17, 2),
          ],
        },
        {
          methodId: 'wallet',
          kind: 'WALLET',
          name: 'Mobile wallet',
          min: '100.00',
          max: '25000.00',
          feeType: 'PERCENT',
          fee: '1.00',
          terms: 'Zt7hKp3nQv1uSg8J',
          eta,
          etaReviewed: eta,
          receipt: true,
          fields: [rule('walletName', 'any', 2, 30, 0), rule('walletNumber', 'digits', 11, 11, 1)],
        },
      ],
      list: [account],
    },
    setName: { realName: 'Rina Akter' },
    save: account,
    remove: { accountId: account.accountId },
  },
  withdrawals: {
    settings: {
      currency: 'BDT',
      cancelAllowed: true,
      receiptMinutes: 30,
      autoApprove: '2000.00',
      roundOpen: false,
      terms: 'aB3dE5fG7hJ9kLmN',
      daily: { count: 5, countLeft: 4, amount: '500000.00', amountLeft: '497000.00', resetsAt: '2026-11-20T18:00:00Z' },
    },
    submit: order,
    orders: pageOf([order]),
    detail: order,
    cancel: order,
  },
  receipts: {
    waiting: { list: [order], receiptMinutes: 30 },
    act: order,
    addPicture: { imageId: 'b0d1c9a4-55b4-4a37-9f0c-1f2f3a4b5c6d' },
    picture: {
      type: 'image/png',
      image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
  },
}

export const { payoutAccounts, receipts, withdrawals } = withdraw

export const requests = {
  'payoutAccounts.remove': { fundPassword, accountId: '3b1f7e62-8c49-4d1a-b0e5-6f7a8b9c0d11' },
  'payoutAccounts.save': { fundPassword, methodId: 'sandbox-bank', fields: { number: '0123456789' } },
  'payoutAccounts.setName': { realName: 'Rina Akter' },
  'receipts.act': { orderNo: 'W261120K7M2Q9XA', partNo: 1, action: 'RECEIVED' },
  'receipts.addPicture': { orderNo: 'W261120K7M2Q9XA', partNo: 1, image: 'iVBORw0KGgo=' },
  'receipts.picture': { imageId: '0b8f4a2e-6a7d-4a57-9a51-0f2f5d0f7c11' },
  'withdrawals.cancel': { orderNo: 'W261120K7M2Q9XA' },
  'withdrawals.detail': { orderNo: 'W261120K7M2Q9XA' },
  'withdrawals.orders': { pageNo: 1, pageSize: 10 },
  'withdrawals.submit': { fundPassword, accountId: '3b1f7e62-8c49-4d1a-b0e5-6f7a8b9c0d11', amount: '500.00' },
} satisfies Requests

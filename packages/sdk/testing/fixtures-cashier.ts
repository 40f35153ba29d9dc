import type { Fixtures } from './fixtures-shape.ts'

const channel = {
  channelId: 'instant-wallet',
  group: 'WALLET',
  name: 'Instant wallet',
  logo: 'iW',
  min: '100.00',
  max: '50000.00',
  feeType: 'NONE',
  fee: '0.00',
  terms: 'Kc0f0w2sQ1aY7bXe',
  etaSec: 5,
  mode: 'SANDBOX',
  fields: [],
  quick: ['500.00', '1000.00', '5000.00'],
  health: 'OK',
}

const order = {
  orderNo: 'D261120K7M2Q9XA',
  status: 'WAITING_PAYMENT',
  currency: 'BDT',
  amount: '1000.00',
  fee: '0.00',
  payAmount: '1000.00',
  channel: { channelId: 'instant-wallet', group: 'WALLET', name: 'Instant wallet', logo: 'iW', mode: 'SANDBOX' },
  payee: { bank: 'Sandbox Bank', name: 'Play Money House', account: 'SANDBOX-INSTANT-WALLET' },
  qr: 'sandbox:SANDBOX-INSTANT-WALLET?amount=1000.00',
  reference: 'K7M2Q9XA',
  proofs: 0,
  multiple: 1,
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-20T10:10:00Z',
  history: [
    { state: 'CREATED', at: '2026-11-20T10:00:00Z', by: 'MEMBER', note: '' },
    { state: 'WAITING_PAYMENT', at: '2026-11-20T10:00:01Z', by: 'PROVIDER', note: '' },
  ],
}

export const deposits: Fixtures['deposits'] = {
  settings: {
    enabled: true,
    currency: 'BDT',
    currencySymbol: '৳',
    mostOpen: 3,
    multiple: 1,
    terms: 'uQ3vN8dLz0pTgR5m',
    orders: [order],
    offers: [
      {
        bonusId: 'FIRST_DEPOSIT',
        percent: 50,
        maxBonus: '5000.00',
        minDeposit: '100.00',
        multiple: 20,
        maxBet: '500.00',
        expiryDays: 30,
        terms: 'H2sJ9xWk4eVbM6cA',
        eligible: [
          { gameType: 'RNG', pct: 100 },
          { gameType: 'LIVE', pct: 10 },
        ],
        quote: { bonus: '500.00', required: '10000.00' },
      },
    ],
  },
  channels: {
    channels: [
      channel,
      {
        ...channel,
        channelId: 'bank-review',
        group: 'BANK',
        name: 'Bank transfer',
        logo: 'BT',
        health: 'SLOW',
        etaSec: 600,
      },
    ],
  },
  submit: order,
  order,
  proof: {
    ...order,
    status: 'SUBMITTED',
    history: [...order.history, { state: 'SUBMITTED', at: '2026-11-20T10:02:00Z', by: 'MEMBER', note: '' }],
  },
  cancel: {
    ...order,
    status: 'CANCELLED',
    history: [...order.history, { state: 'CANCELLED', at: '2026-11-20T10:02:00Z', by: 'MEMBER', note: '' }],
  },
}

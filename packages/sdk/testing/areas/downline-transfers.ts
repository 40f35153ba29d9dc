import type { Fixtures, Requests } from '../shape.ts'
import { fundPassword } from '../shapes.ts'

const sentDown = {
  transferNo: '12',
  account: 'tanvir88',
  amount: '500.00',
  purpose: 'WAGES' as const,
  remark: 'November',
  at: '2026-11-20T10:00:00Z',
}
const packet = {
  packetNo: '4711',
  amount: '300.00',
  remark: 'A good week',
  at: '2026-11-20T11:00:00Z',
  gifts: [
    { account: 'tanvir88', amount: '100.00' },
    { account: 'mitu.r', amount: '200.00' },
  ],
}

export const downlineTransfers: Fixtures['downlineTransfers'] = {
  info: {
    currency: 'BDT',
    available: '18400.00',
    min: '100.00',
    max: '50000.00',
    minGift: '10.00',
    mostGifts: 50,
    leftToday: '99500.00',
    resetAt: '2026-11-20T18:00:00Z',
    turnoverOpen: false,
    hasFundPassword: true,
  },
  submit: sentDown,
  find: sentDown,
  sendPacket: packet,
  findPacket: packet,
  history: { list: [{ ...sentDown, way: 'SENT', direction: 'DOWN' }], next: null },
}

export const requests = {
  'downlineTransfers.find': { idempotencyKey: '2f0a6c1e-downline-1' },
  'downlineTransfers.findPacket': { idempotencyKey: '2f0a6c1e-packet-1' },
  'downlineTransfers.sendPacket': {
    gifts: [
      { account: 'tanvir88', amount: '100.00' },
      { account: 'mitu.r', amount: '200.00' },
    ],
    remark: 'A good week',
    fundPassword,
  },
  'downlineTransfers.submit': {
    account: 'tanvir88',
    amount: '500.00',
    purpose: 'WAGES',
    remark: 'November',
    fundPassword,
  },
} satisfies Requests

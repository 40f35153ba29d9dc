import type { Fixtures, Requests } from '../shape.ts'

const madeAccount = {
  account: 'nasrin_04',
  kind: 'AGENT' as const,
  password: 'k7RmWq4TxbN2pZcH',
  passwordUntil: '2026-11-23T10:00:00Z',
  createdAt: '2026-11-20T10:00:00Z',
}
const link = {
  code: 'K7M2Q9XA',
  url: 'https://site.example/register?affiliateCode=K7M2Q9XA',
  kind: 'PLAYER' as const,
  rates: [{ gameType: 'RNG' as const, rate: '0.5' }],
  channel: 'Facebook',
  createdAt: '2026-11-18T10:00:00Z',
  expiresAt: null,
  expired: false,
  visits: 214,
  registrations: 31,
  active: 12,
}

export const registerCentre: Fixtures['registerCentre'] = {
  create: madeAccount,
  find: madeAccount,
  renewPassword: madeAccount,
  links: {
    list: [link],
    pageNum: 1,
    totalPages: 1,
    totalCount: 1,
    most: 50,
    activeDays: 30,
    activeBet: '100.00',
    currency: 'BDT',
  },
  createLink: { ...link, visits: 0, registrations: 0, active: 0 },
  deleteLink: {},
  linkMembers: {
    list: [{ account: 'ta***8', kind: 'PLAYER', registeredAt: '2026-11-19T08:30:00Z', active: true }],
    next: null,
  },
}

export const requests = {
  'registerCentre.create': {
    kind: 'AGENT',
    username: 'nasrin04',
    rates: [{ gameType: 'RNG', rate: '0' }],
    remark: 'Met in Sylhet',
    agreed: true,
    idempotencyKey: '2f0a6c1e-register-1',
  },
  'registerCentre.createLink': { kind: 'PLAYER', channel: 'Facebook', validDays: 30 },
  'registerCentre.deleteLink': { code: 'K7M2Q9XA' },
  'registerCentre.renewPassword': { account: 'rafiq_77', idempotencyKey: '2f0a6c1e-renewal-1' },
  'registerCentre.find': { idempotencyKey: '2f0a6c1e-register-1' },
  'registerCentre.linkMembers': { code: 'K7M2Q9XA' },
} satisfies Requests

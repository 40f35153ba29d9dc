import type { Fixtures, Requests } from '../shape.ts'
import { session } from '../shapes.ts'

const picture = { icon: 'kite', iconUrl: '/art/avatar/kite.svg' }

const noContracts = {
  dailysalreqtype: [],
  divtypereq: [],
  contracthoursalreq: [],
  realtimesalreqtype: [],
  dailysalinfotype: [],
  divtypeinfo: [],
  contracthoursalinfo: [],
  contractmrdailysalinfotype: [],
}

export const member: Fixtures['member'] = {
  info: {
    id: '1001',
    account: 'rina',
    nickname: 'Mitu',
    type: 0,
    currency: 'BDT',
    language: 'en',
    regDate: '2026-01-05T09:00:00Z',
    flags: { mustChangePassword: false, mustAcceptTerms: false },
    hasVip: true,
    vipLabelName: 'VIP 1',
    vipRankLevel: 1,
    availablePromo: true,
    availablePromoCount: 0,
  },
  register: session({ firstTimeLogin: true, lastLoginAt: null }),
  registerMobile: session({ firstTimeLogin: true, lastLoginAt: null }),
  language: { language: 'en' },
  icon: { ...picture, choices: [picture] },
  setIcon: picture,
  funds: {
    currency: 'BDT',
    total: '10000.00',
    accounts: [{ kind: 'CASH', currency: 'BDT', balance: '10000.00' }],
    main: '10000.00',
    bonus: '0.00',
    hold: '0.00',
    vendor: '0.00',
    suspense: '0.00',
    ...noContracts,
  },
}

export const requests = {
  'member.language': { language: 'bn' },
  'member.register': {
    username: 'rina2026',
    password: 'Lantern-1234',
    confirmPassword: 'Lantern-1234',
    agreed: true,
  },
  'member.registerMobile': {
    mobileNum: '1711000000',
    countryDialingCode: '880',
    verificationCode: '123456',
    agreed: true,
  },
  'member.setIcon': { icon: 'lotus' },
} satisfies Requests

import type { WhitelabelNode } from '../client/endpoints.gen.ts'
import type { Fixtures } from './fixtures-shape.ts'
import * as areas from './fixtures-areas.ts'
import { rgProfile } from './fixtures-limits.ts'
import { games, rows } from './fixtures-games.ts'
import { promotions } from './fixtures-promotions.ts'
import { points } from './fixtures-points.ts'
import { rewards } from './fixtures-rewards.ts'
import { articles } from './fixtures-articles.ts'
import { bonuses } from './fixtures-bonuses.ts'
import { raffles } from './fixtures-raffles.ts'
import { rebates } from './fixtures-rebates.ts'
import { referrals } from './fixtures-referrals.ts'
import { registerRules } from './fixtures-registration.ts'
import { missions } from './fixtures-missions.ts'
import { tickets } from './fixtures-tickets.ts'
import { vip } from './fixtures-vip.ts'
import { withdraw } from './fixtures-withdraw.ts'
import { game, pageOf, session } from './shapes.ts'

const sentMessage = {
  messageId: '3',
  to: { side: 'UP' as const, account: 'Ka***n' },
  summary: 'Thank you for the invitation.',
  content: '<p>Thank you for the invitation.</p>',
  pictures: [],
  at: '2026-11-20T09:05:00Z',
}

const whitelabel: WhitelabelNode[] = [
  'COMM3',
  'REG3',
  'FREEPLAY3',
  'GAMELO3',
  'GAMELOHOT3',
  'GAMELOFAV3',
  'GAMELOREC3',
  'WINNER3',
  'AGEINFO3',
].map((modId) => ({ modId, enabled: '1', childrenNodes: [] }))

const transfer = {
  transferId: '6f1f7a52-7c0e-4b5e-9d3c-0d5d2a1f8b11',
  vassalage: 'PG',
  direction: 'IN',
  amount: '500.00',
  state: 'CONFIRMED',
  createdAt: '2026-11-20T10:00:00Z',
  settledAt: '2026-11-20T10:00:01Z',
} as const

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

const sent = { expiredMinutes: 5, resendAfterSec: 60 }

const picture = { icon: 'kite', iconUrl: '/art/avatar/kite.svg' }

/** A good answer to every call, as the client gives it. A test checks each against the contract's schema. */
export const fixtures: Fixtures = {
  ...areas,
  system: {
    status: {
      info: {
        customerService: [{ csType: 'LIVECHAT', title: 'Live chat', path: 'https://chat.example/room' }],
        serviceHosts: ['t.me', 'chat.example'],
        domainRoute: [],
        resources: {},
        whitelabel,
        registerRules,
        mainDomain: 'http://localhost:8080',
        analytics: { gtagId: '' },
        imageCDNs: [],
        launchGameCDNs: [],
      },
      location: { ip: '203.0.113.7', country: 'BD', region: 'Dhaka' },
      maintenance: false,
      regionRestriction: false,
      serverTime: '2026-11-20T10:00:00Z',
      rgProfile,
      timeZone: 'Asia/Dhaka',
      currency: { code: 'BDT', symbol: '৳', decimals: 2, playMoney: true },
      languages: { default: 'bn', supported: ['bn', 'en'] },
      jwks: { keys: [] },
    },
    whitelabel,
    registerRules,
    ping: { serverTime: '2026-11-20T09:00:00Z' },
    speedTest: { stored: 2 },
    domainRoute: { mainDomain: 'http://localhost:8080', routes: ['http://localhost:8080'] },
    countries: {
      list: [{ countryCode: 'BD', countryDialingCode: '880', name: 'Bangladesh', flagUrl: '/art/flag/bd.svg' }],
    },
    challenge: {
      challenge: {
        algorithm: 'SHA-256',
        challenge: 'a0fb77207e5a887f4e3391850357bba8a7e644c596967a65b06420771026c167',
        maxnumber: 1000,
        salt: 'salt?expires=1800000000',
        signature: '0'.repeat(64),
        purpose: 'login',
        expires: 1_800_000_000,
      },
    },
    captcha: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  },
  session: {
    login: session(),
    freePlay: session({ token: 'fixture-trial-0001', lastLoginAt: null }),
    logout: {},
    verify: session(),
    remembered: session(),
    code: { code: 'fixture-code-0000001', expires: '2026-11-20T10:01:00Z' },
    exchange: session(),
    social: session(),
    acceptTerms: session({ token: 'fixture-token-0003' }),
  },
  verification: { sms: sent, register: sent },
  password: {
    change: session({ token: 'fixture-token-0002' }),
    byMail: sent,
    resetByMail: {},
    resetByMobile: session(),
  },
  member: {
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
  },
  agent: { affiliate: { affiliateCode: 'monsoon', agentName: 'de***t' }, friendLink: {} },
  wallet: {
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
  },
  games,

  favourites: {
    ids: ['101', '103'],
    list: pageOf([rows[0], rows[2]].filter((row) => row !== undefined)),
    add: { nodeId: '101', favourite: true },
    remove: { nodeId: '101', favourite: false },
  },
  content: {
    announcements: {
      list: [
        {
          id: 'a1',
          type: 'B',
          title: 'Welcome',
          content: '<p>Play money only.</p>',
          publishedAt: '2026-11-01T00:00:00Z',
        },
      ],
    },
    banners: {
      list: [
        {
          id: 'hilsa',
          imageUrl: '/art/banner/fish/30001-fish-0.svg',
          title: 'Hilsa Hunter runs deep',
          kicker: 'Tonight',
          action: 'Play',
          linkageType: 'GAME',
          game: { nodeId: 30001, vassalage: 'JL', gameType: 'FISH' },
        },
      ],
    },
    notices: {
      list: [
        {
          id: 'a2',
          type: 'PU',
          title: 'Hello',
          content: '<p>Good to see you.</p>',
          publishedAt: '2026-11-01T00:00:00Z',
          execution: 'B',
        },
      ],
    },
    unread: { unreadMessage: 2 },
    helpCenter: {
      termsVersion: '2026-11',
      topics: [
        {
          id: 'term',
          title: 'Terms of use',
          articles: [{ id: 'money', title: 'Play money', content: '<p>It has no value.</p>' }],
        },
      ],
    },
    feedback: { feedbackNo: 'F000007', uploadKey: '6f1d2a52-8f0e-4f0c-9b7a-2f6f1c1e8a10', answer: 'MESSAGE' },
  },
  ...withdraw,
  fundPassword: {
    status: {
      set: true,
      changedAt: '2026-11-01T08:30:00.000Z',
      lockedUntil: null,
      waitsUntil: null,
      needsLoginPassword: true,
      rule: {
        field: 'newFundPassword',
        enabled: true,
        required: true,
        acceptedPattern: '^[0-9]+$',
        patternId: 'digits',
        minLength: 6,
        maxLength: 6,
        type: 'password',
        order: 0,
      },
    },
    set: { set: true },
    change: { set: true },
  },
  inbox: {
    list: pageOf([
      {
        messageId: '2',
        category: 'WALLET',
        title: 'Your deposit is in your wallet',
        summary: 'Order D2611220001 was credited with ৳ 500.00.',
        content: '<p>Order D2611220001 was credited with ৳ 500.00.</p>',
        about: { type: 'DEPOSIT', reference: 'D2611220001' },
        pictures: [],
        at: '2026-11-20T09:00:00Z',
        read: false,
      },
      {
        messageId: '1',
        category: 'SERVICE',
        title: 'Your question',
        summary: 'It is answered.',
        content: '<p>It is answered.</p>',
        pictures: [],
        at: '2026-11-19T09:00:00Z',
        read: true,
      },
    ]),
    message: {
      messageId: '1',
      category: 'SERVICE',
      title: 'Your question',
      summary: 'It is answered.',
      content: '<p>It is answered.</p>',
      pictures: [],
      at: '2026-11-19T09:00:00Z',
      read: true,
    },
    read: { unreadMessage: 0 },
    remove: { unreadMessage: 1 },
    restore: { unreadMessage: 2 },
  },
  rewards,
  promotions,
  raffles,
  articles,
  points,
  missions,
  vip,
  bonuses,
  rebates,
  referrals,
  tickets,
  lineMessages: {
    recipients: { upline: 'Ka***n', team: false },
    send: sentMessage,
    sent: { list: [sentMessage], next: null },
    addPicture: { pictures: 1 },
    picture: { type: 'image/png', image: 'iVBORw0KGgo=' },
  },
  support: {
    feedback: pageOf([
      {
        feedbackNo: 'F000002',
        type: 'IDEA',
        content: 'A darker night, please.',
        pictures: [],
        at: '2026-11-20T09:00:00Z',
        state: 'OPEN',
      },
      {
        feedbackNo: 'F000001',
        type: 'PROBLEM',
        content: 'A round stood still.',
        pictures: ['0b8f4a2e-6a7d-4a57-9a51-0f2f5d0f7c11'],
        at: '2026-11-19T09:00:00Z',
        state: 'ANSWERED',
        answer: 'It was settled today.',
        answeredAt: '2026-11-19T12:00:00Z',
      },
    ]),
    addPicture: { pictures: 1 },
    picture: { type: 'image/png', image: 'iVBORw0KGgo=' },
  },
  play: {
    end: { ended: true },
    session: {
      since: '2026-11-20T09:40:00Z',
      currency: 'BDT',
      rounds: 42,
      net: '-23.50',
      last: { roundId: 'r-7', at: '2026-11-20T10:00:00Z', open: false },
    },
    resume: { list: [{ game: game(), at: '2026-11-20T10:00:00Z', open: true }] },
  },
  funds: { setAutoTransfer: { autoTransfer: true } },
}

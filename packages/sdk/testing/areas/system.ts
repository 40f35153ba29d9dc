import type { WhitelabelNode } from '../../client/endpoints.gen.ts'
import type { Fixtures, Requests } from '../shape.ts'
import { rgProfile } from './limits.ts'
import { registerRules } from './registration.ts'

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

export const system: Fixtures['system'] = {
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
}

export const requests = {
  'system.challenge': { purpose: 'login' },
  'system.speedTest': {
    results: [
      { host: 'play.example', latencyMs: 84 },
      { host: 'v2.play.example', latencyMs: null },
    ],
  },
} satisfies Requests

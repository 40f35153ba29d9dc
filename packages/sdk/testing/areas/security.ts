import type { Fixtures, Requests } from '../shape.ts'
import { pageOf, session, stepId } from '../shapes.ts'

const known = {
  account: 'rina_01',
  regDate: '2026-10-02T08:00:00Z',
  mobile: '+880****09',
  email: null,
  realName: null,
  rules: [
    {
      field: 'nickname',
      enabled: true,
      required: false,
      acceptedPattern: '*',
      patternId: 'any' as const,
      minLength: 2,
      maxLength: 24,
      type: 'text' as const,
      order: 1,
    },
    {
      field: 'birthday',
      enabled: true,
      required: false,
      acceptedPattern: '^\\d{4}-\\d{2}-\\d{2}$',
      patternId: 'date_ymd' as const,
      minLength: 10,
      maxLength: 10,
      type: 'date' as const,
      order: 2,
    },
  ],
  once: ['birthday'],
  values: { nickname: 'Mitu' },
  showWins: true,
  marketing: false,
  marketingChange: null,
}

/** Answers about the person, and about what protects the account. */
export const profile: Fixtures['profile'] = {
  show: known,
  update: known,
  contactCode: { expiredMinutes: 5, resendAfterSec: 60 },
  setContact: known,
  setShowWins: { showWins: true },
  setMarketing: { marketing: true, marketingChange: { at: '2026-11-20T10:00:00.000Z', source: 'SETTINGS' } },
}

export const security: Fixtures['security'] = {
  overview: {
    score: 50,
    measures: {
      loginPassword: true,
      fundPassword: true,
      realName: true,
      mobile: true,
      email: false,
      authenticator: false,
      passkey: false,
      phrase: false,
    },
    passwordChangedAt: '2026-11-01T08:00:00Z',
    realName: 'R*** A***',
    mobile: '+880****09',
    email: null,
    phrase: null,
    recoveryCodes: 0,
    passkeys: [],
  },
  logins: pageOf([
    {
      at: '2026-11-20T09:58:00Z',
      way: 'password',
      result: 'OK' as const,
      ip: '203.0.113.7',
      device: 'Chrome · Android',
    },
  ]),
  sessions: {
    list: [
      {
        sessionId: '5f'.repeat(32),
        current: true,
        way: 'password',
        device: 'Chrome · Android',
        ip: '203.0.113.7',
        createdAt: '2026-11-20T09:58:00Z',
        lastSeenAt: '2026-11-20T10:00:00Z',
      },
    ],
  },
  endSession: {},
  setPhrase: { phrase: 'mango rain' },
  beginAuthenticator: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/house:rina?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=house',
  },
  confirmAuthenticator: { recoveryCodes: ['7KQ2M-XW4PD'] },
  endAuthenticator: {},
  beginPasskey: {
    stepId: '6f1f7a52-7c0e-4b5e-9d3c-0d5d2a1f8b12',
    options: { challenge: 'Y2hhbGxlbmdl', rp: { name: 'house' } },
  },
  addPasskey: { passkeyId: 'cGFzc2tleQ' },
  removePasskey: {},
  secondStep: session(),
  askPasskey: { stepId: '6f1f7a52-7c0e-4b5e-9d3c-0d5d2a1f8b13', options: { challenge: 'Y2hhbGxlbmdl' } },
  passkeyLogin: session(),
}

export const requests = {
  'profile.contactCode': { kind: 'mobile', mobileNum: '1711000000', countryDialingCode: '880' },
  'profile.setContact': {
    kind: 'mobile',
    mobileNum: '1711000000',
    countryDialingCode: '880',
    verificationCode: '123456',
    loginPassword: 'Lantern-1234',
  },
  'profile.setMarketing': { marketing: true },
  'profile.setShowWins': { showWins: true },
  'profile.update': { values: { nickname: 'Mitu' } },
  'security.addPasskey': { stepId, response: { id: 'AAECAwQ', type: 'public-key' }, name: 'Telephone' },
  'security.beginAuthenticator': { loginPassword: 'Lantern-1234' },
  'security.beginPasskey': { loginPassword: 'Lantern-1234' },
  'security.confirmAuthenticator': { code: '123456' },
  'security.endAuthenticator': { loginPassword: 'Lantern-1234', code: '123456' },
  'security.passkeyLogin': { stepId, response: { id: 'AAECAwQ', type: 'public-key' } },
  'security.removePasskey': { passkeyId: 'AAECAwQ', loginPassword: 'Lantern-1234' },
  'security.secondStep': { stepId, code: '123456' },
  'security.setPhrase': { phrase: 'mango rain' },
} satisfies Requests

import type { Descriptor } from '../client/descriptor.ts'
import type { Endpoints } from '../client/endpoints.gen.ts'
import type { MemberEndpoints } from '../member/endpoints.gen.ts'

type Calls = Endpoints & MemberEndpoints
/** Inputs by the name of their call: those a call cannot do without are required. */
type Inputs = {
  [Area in keyof Calls & string]: {
    [Name in keyof Calls[Area] & string as `${Area}.${Name}`]: Calls[Area][Name] extends Descriptor<infer I, infer _O>
      ? I
      : never
  }
}[keyof Calls & string]
type All = (Inputs extends unknown ? (inputs: Inputs) => void : never) extends (inputs: infer I) => void ? I : never
type Needed = { [Name in keyof All as {} extends All[Name] ? never : Name]: All[Name] }

const stepId = '5f3c1a52-6f4e-4f0b-9d2e-0a6b7c8d9e10'
const fundPassword = 'River-2468'

/** A good request of each call; a call that is not named can be made with `{}`. */
export const requests: Needed & Partial<All> = {
  'agent.affiliate': { code: 'WELCOME' },
  'content.announcements': { language: 'en' },
  'content.banners': { groupName: 'w_home', language: 'en' },
  'content.feedback': { content: 'The rain is in tune today.', type: 'PRAISE' },
  'deposits.cancel': { orderNo: 'D261120K7M2Q9XA' },
  'deposits.channels': { language: 'en' },
  'deposits.order': { orderNo: 'D261120K7M2Q9XA' },
  'deposits.proof': { orderNo: 'D261120K7M2Q9XA', paidReference: 'TXN20261120' },
  'deposits.settings': { amount: '1000.00' },
  'deposits.submit': { channelId: 'instant-wallet', amount: '1000.00' },
  'favourites.add': { nodeId: 101 },
  'favourites.list': { pageNo: 1, pageSize: 20 },
  'favourites.remove': { nodeId: 101 },
  'fundPassword.change': { fundPassword, newFundPassword: 'Meadow-1357', confirmFundPassword: 'Meadow-1357' },
  'fundPassword.set': {
    loginPassword: 'Lantern-1234',
    newFundPassword: fundPassword,
    confirmFundPassword: fundPassword,
  },
  'funds.setAutoTransfer': { autoTransfer: true },
  'games.guestLaunch': { vassalage: 'BGS' },
  'games.info': { nodeId: 101 },
  'games.launch': { nodeId: 101, vassalage: 'PG', gameType: 'RNG', language: 'en', backUrl: '/' },
  'games.list': { gameType: 'RNG', gameName: 'lantern', pageNo: 1, pageSize: 20 },
  'inbox.list': { language: 'en', pageNo: 1, pageSize: 20 },
  'inbox.message': { messageId: '1' },
  'inbox.read': { messageId: '1' },
  'inbox.remove': { messageId: '1' },
  'inbox.restore': { messageId: '1' },
  'limits.cancel': { kind: 'DEPOSIT', period: 'DAY' },
  'limits.closeTypes': { gameTypes: ['LIVE'], days: 7, account: 'rina' },
  'limits.confirm': { kind: 'DEPOSIT', period: 'DAY' },
  'limits.exclude': { months: 6, account: 'rina' },
  'limits.interval': { minutes: 60 },
  'limits.preset': { minutes: 30, loss: '500.00' },
  'limits.submit': { kind: 'DEPOSIT', period: 'DAY', value: '5000.00' },
  'limits.submitSelfTest': { answers: [0, 0, 0, 1, 0, 0, 0, 0, 2] },
  'limits.timeout': { hours: 24, account: 'rina' },
  'lottery.draws': { gameCode: 'PADMA5D' },
  'lottery.near': { gameCode: 'PADMA5D' },
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
  'password.byMail': { username: 'rina2026', email: 'rina@example.org' },
  'password.change': {
    oldPassword: 'Lantern-1234',
    newPassword: 'Monsoon-5678',
    confirmNewPassword: 'Monsoon-5678',
  },
  'password.resetByMail': {
    username: 'rina2026',
    email: 'rina@example.org',
    verificationCode: '123456',
    newPassword: 'Monsoon-5678',
  },
  'password.resetByMobile': {
    mobileNum: '1711000000',
    countryDialingCode: '880',
    verificationCode: '123456',
    newPassword: 'Monsoon-5678',
  },
  'payoutAccounts.remove': { fundPassword, accountId: '3b1f7e62-8c49-4d1a-b0e5-6f7a8b9c0d11' },
  'payoutAccounts.save': { fundPassword, methodId: 'sandbox-bank', fields: { number: '0123456789' } },
  'payoutAccounts.setName': { realName: 'Rina Akter' },
  'play.end': { sessionId: '7d2e9b40-1c5f-4a83-8e6d-2b3c4d5e6f70' },
  'profile.contactCode': { kind: 'mobile', mobileNum: '1711000000', countryDialingCode: '880' },
  'profile.setContact': {
    kind: 'mobile',
    mobileNum: '1711000000',
    countryDialingCode: '880',
    verificationCode: '123456',
    loginPassword: 'Lantern-1234',
  },
  'profile.setShowWins': { showWins: true },
  'profile.update': { values: { nickname: 'Rina' } },
  'receipts.act': { orderNo: 'W261120K7M2Q9XA', partNo: 1, action: 'RECEIVED' },
  'receipts.addPicture': { orderNo: 'W261120K7M2Q9XA', partNo: 1, image: 'iVBORw0KGgo=' },
  'receipts.picture': { imageId: '0b8f4a2e-6a7d-4a57-9a51-0f2f5d0f7c11' },
  'records.bet': { betNo: '1' },
  'records.bets': { page: 1, pageSize: 20 },
  'security.addPasskey': { stepId, response: { id: 'AAECAwQ', type: 'public-key' }, name: 'Telephone' },
  'security.beginAuthenticator': { loginPassword: 'Lantern-1234' },
  'security.beginPasskey': { loginPassword: 'Lantern-1234' },
  'security.confirmAuthenticator': { code: '123456' },
  'security.endAuthenticator': { loginPassword: 'Lantern-1234', code: '123456' },
  'security.passkeyLogin': { stepId, response: { id: 'AAECAwQ', type: 'public-key' } },
  'security.removePasskey': { passkeyId: 'AAECAwQ', loginPassword: 'Lantern-1234' },
  'security.secondStep': { stepId, code: '123456' },
  'security.setPhrase': { phrase: 'mango rain' },
  'session.exchange': { code: 'k3v9QmZ2w8RtY7pL' },
  'session.login': { username: 'rina2026', password: 'Lantern-1234' },
  'session.social': { provider: 'google', idToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' },
  'session.verify': { verificationId: stepId, verificationCode: '123456' },
  'support.addPicture': { uploadKey: stepId, image: 'iVBORw0KGgo=' },
  'support.picture': { imageId: '0b8f4a2e-6a7d-4a57-9a51-0f2f5d0f7c11' },
  'system.challenge': { purpose: 'login' },
  'upline.find': { idempotencyKey: '2f0a6c1e-upline-1' },
  'upline.submit': { amount: '100.00', remark: 'November', fundPassword },
  'verification.register': { mobileNo: '1711000000', countryDialingCode: '880' },
  'verification.sms': { mobileNum: '1711000000', countryDialingCode: '880' },
  'wallet.transfer': { vassalage: 'PG', direction: 'IN', amount: '100.00' },
  'wallet.transferStatus': { transferId: '9a4d2c71-5b6e-4f80-a1b2-c3d4e5f60718' },
  'withdrawals.cancel': { orderNo: 'W261120K7M2Q9XA' },
  'withdrawals.detail': { orderNo: 'W261120K7M2Q9XA' },
  'withdrawals.orders': { pageNo: 1, pageSize: 10 },
  'withdrawals.submit': { fundPassword, accountId: '3b1f7e62-8c49-4d1a-b0e5-6f7a8b9c0d11', amount: '500.00' },
}

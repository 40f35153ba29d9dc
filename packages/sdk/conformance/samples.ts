import { contract } from '../contract/index.ts'
import { freshAccount, freshMobile, registration, type Account, type People } from './people.ts'
import type { Wire } from './wire.ts'

export interface Scene {
  wire: Wire
  people: People
  /** Modules that are switched off. */
  off: ReadonlySet<string>
}

/**
 * Inputs valid for the tested gateway: of its own games and accounts, or of none. Other calls are sent with their
 * example (`testing/areas`).
 */
export const samples: Partial<Record<string, (scene: Scene) => unknown>> = {
  'session.login': ({ people: { member } }) => ({ username: member.username, password: member.password }),
  'member.register': () => registration(freshAccount()),
  'member.registerMobile': () => ({
    mobileNum: freshMobile(),
    countryDialingCode: '880',
    ...secretOf(freshAccount()),
    verificationCode: '000000',
    agreed: true,
  }),
  'session.verify': () => ({ verificationId: crypto.randomUUID(), verificationCode: '000000' }),
  'session.exchange': async ({ wire, people }) => {
    const { value } = await wire.complete(contract.session.code, {}, tokenOf(people))
    return { code: contract.session.code.output.parse(value).code }
  },
  'session.social': () => ({ provider: 'google', idToken: 'not-a-token-of-anybody' }),
  'verification.sms': () => ({ mobileNum: freshMobile(), countryDialingCode: '880' }),
  'verification.register': () => ({ mobileNo: freshMobile(), countryDialingCode: '880' }),
  'password.change': () => ({ oldPassword: 'not-it-0', newPassword: 'Better-1234', confirmNewPassword: 'Better-1234' }),
  'password.byMail': () => ({ username: freshAccount().username, email: 'nobody@example.org' }),
  'password.resetByMail': () => ({
    username: freshAccount().username,
    email: 'nobody@example.org',
    verificationCode: '000000',
    newPassword: 'Better-1234',
  }),
  'password.resetByMobile': () => ({
    mobileNum: freshMobile(),
    verificationCode: '000000',
    newPassword: 'Better-1234',
  }),
  'member.language': () => ({ language: 'en' }),
  'member.setIcon': async ({ wire, people }) => {
    const { value } = await wire.complete(contract.member.icon, {}, tokenOf(people))
    return { icon: contract.member.icon.output.parse(value).choices[0]?.icon }
  },
  'payoutAccounts.save': async (scene) => ({
    methodId: (await newAccount(scene)).methodId,
    fields: (await newAccount(scene)).fields,
    fundPassword: await withFundPassword(scene),
  }),
  'payoutAccounts.remove': async (scene) => ({
    accountId: (await someAccount(scene)).accountId,
    fundPassword: await withFundPassword(scene),
  }),
  'withdrawals.submit': async (scene) => {
    const { accountId, min } = await someAccount(scene)
    return { accountId, amount: min, fundPassword: await withFundPassword(scene) }
  },
  'withdrawals.cancel': () => ({ orderNo: 'W260101ZZZZZZZZ' }),
  'receipts.act': () => ({ orderNo: 'W260101ZZZZZZZZ', partNo: 1, action: 'RECEIVED' }),
  'support.addPicture': () => ({ uploadKey: crypto.randomUUID(), image: 'iVBORw0KGgo=' }),
  'support.picture': () => ({ imageId: crypto.randomUUID() }),
  'tickets.subject': () => ({ kind: 'DEPOSIT', id: 'D260101ZZZZZZZZ' }),
  'tickets.submit': () => ({ text: 'Where do I find my deposit?', intent: crypto.randomUUID() }),
  'tickets.ticket': () => ({ ticketNo: 'Q9999999' }),
  'tickets.reply': () => ({ ticketNo: 'Q9999999', text: 'Thank you', intent: crypto.randomUUID() }),
  'tickets.close': () => ({ ticketNo: 'Q9999999' }),
  'tickets.read': () => ({ ticketNo: 'Q9999999' }),
  'tickets.addPicture': () => ({ ticketNo: 'Q9999999', messageNo: '1', image: 'iVBORw0KGgo=' }),
  'tickets.picture': () => ({ imageId: crypto.randomUUID() }),
  'receipts.addPicture': () => ({ orderNo: 'W260101ZZZZZZZZ', partNo: 1, image: 'iVBORw0KGgo=' }),
  'receipts.picture': () => ({ imageId: crypto.randomUUID() }),
  'profile.contactCode': () => ({ kind: 'mobile', mobileNum: freshMobile(), countryDialingCode: '880' }),
  'profile.setContact': ({ people: { member } }) => ({
    kind: 'mobile',
    mobileNum: freshMobile(),
    countryDialingCode: '880',
    verificationCode: '000000',
    loginPassword: member.password,
  }),
  'security.confirmAuthenticator': () => ({ code: '000000' }),
  'security.endAuthenticator': ({ people: { member } }) => ({ loginPassword: member.password, code: '000000' }),
  'security.addPasskey': () => ({ stepId: crypto.randomUUID(), response: {}, name: 'phone' }),
  'security.removePasskey': ({ people: { member } }) => ({ passkeyId: 'nobody', loginPassword: member.password }),
  'security.secondStep': () => ({ stepId: crypto.randomUUID(), code: '000000' }),
  'security.passkeyLogin': () => ({ stepId: crypto.randomUUID(), response: {} }),
  'fundPassword.set': ({ people: { member } }) => ({
    loginPassword: member.password,
    newFundPassword: fundPassword,
    confirmFundPassword: fundPassword,
  }),
  'fundPassword.change': async (scene) => ({
    fundPassword: await withFundPassword(scene),
    newFundPassword: fundPassword,
    confirmFundPassword: fundPassword,
  }),
  'inbox.message': someMessage,
  'inbox.restore': someMessage,
  'rewards.cost': () => ({ rewardId: '999999999' }),
  'rewards.forfeit': () => ({ rewardId: '999999999' }),
  'articles.newsDetail': () => ({ slug: 'of-nobody' }),
  'articles.blogDetail': () => ({ slug: 'of-nobody' }),
  'articles.rate': () => ({ kind: 'HELP', slug: 'of-nobody', useful: true }),
  'session.acceptTerms': () => ({ termsVersion: 'of-nobody' }),
  'profile.setMarketing': () => ({ marketing: true }),
  'raffles.detail': () => ({ id: 'of-nobody' }),
  'raffles.tickets': () => ({ id: 'of-nobody' }),
  'raffles.mine': () => ({ id: 'of-nobody' }),
  'raffles.claim': () => ({ id: 'of-nobody', place: 1 }),
  'missions.claim': () => ({ id: 'of-nobody', periodKey: 'once' }),
  'promotions.detail': () => ({ promotionId: 'of-nobody' }),
  'promotions.join': () => ({ promotionId: 'of-nobody' }),
  'promotions.apply': () => ({ promotionId: 'of-nobody' }),
  'promotions.addPicture': () => ({ promotionId: 'of-nobody', image: 'iVBORw0KGgo=' }),
  'points.redeem': async (scene) => ({ itemId: '999999999', fundPassword: await withFundPassword(scene) }),
  'points.convert': async (scene) => ({ points: 1_000_000_000, fundPassword: await withFundPassword(scene) }),
  'points.findOrder': () => ({ idempotencyKey: crypto.randomUUID() }),
  'points.findConversion': () => ({ idempotencyKey: crypto.randomUUID() }),
  'lineMessages.addPicture': () => ({ messageId: '999999999', image: 'iVBORw0KGgo=' }),
  'lineMessages.picture': () => ({ imageId: crypto.randomUUID() }),
  'lineMessages.send': () => ({ text: 'Good evening.' }),
  'games.info': async (scene) => ({ nodeId: (await someGame(scene)).nodeId }),
  'play.end': () => ({ sessionId: crypto.randomUUID() }),
  'games.launch': async (scene) => {
    const { nodeId, vassalage, gameType } = await someGame(scene)
    return { nodeId, vassalage, gameType, language: 'en', backUrl: '/' }
  },
  'lottery.draws': async ({ wire }) => {
    const { value } = await wire.complete(contract.lottery.opened, {})
    return { gameCode: contract.lottery.opened.output.parse(value).list[0]?.gameCode }
  },
  'wallet.transfer': () => ({ vassalage: 'PG', direction: 'IN', amount: '1.00' }),
  'wallet.transferStatus': async ({ wire, people }) => {
    const { value } = await wire.complete(
      contract.wallet.transfer,
      { vassalage: 'FC', direction: 'IN', amount: '1.00' },
      tokenOf(people),
    )
    const made = contract.wallet.transfer.output.safeParse(value)
    return { transferId: made.success ? made.data.transferId : crypto.randomUUID() }
  },
  'deposits.submit': async (scene) => {
    const { value } = await scene.wire.complete(contract.deposits.channels, {}, tokenOf(scene.people))
    const channel = contract.deposits.channels.output.parse(value).channels.find(({ fields }) => fields.length === 0)
    return { channelId: channel?.channelId ?? 'none', amount: channel?.min ?? '1.00', withoutLimit: true }
  },
  'deposits.proof': () => ({ orderNo: 'D000000AAAAAAAA' }),
  'deposits.cancel': () => ({ orderNo: 'D000000AAAAAAAA' }),
  'income.list': () => ({ from: '2026-11-01', to: '2026-11-30' }),
  'income.lines': () => ({ day: '2026-11-24' }),
  'income.month': () => ({ month: '2026-10-01' }),
  'income.play': () => ({ account: 'nobody', day: '2026-11-24', gameType: 'RNG' }),
  'income.running': () => ({}),
  'income.terms': () => ({}),
  'contracts.effect': () => ({ contractId: '999999999999999999' }),
  'contracts.list': () => ({}),
  'contracts.simulate': () => ({ contractId: '999999999999999999' }),
  'contracts.recordLines': () => ({ recordId: '999999999999999999' }),
  'contracts.dividends': () => ({}),
  'contracts.dailySalaries': () => ({}),
  'contracts.hourlySalaries': () => ({}),
  'contracts.realtimeSalaries': () => ({}),
  'registerCentre.create': () => ({
    kind: 'PLAYER',
    username: freshAccount().username,
    agreed: true,
    idempotencyKey: crypto.randomUUID(),
  }),
  'registerCentre.renewPassword': () => ({ account: 'nobody', idempotencyKey: crypto.randomUUID() }),
  'registerCentre.find': () => ({ idempotencyKey: crypto.randomUUID() }),
  'downlineTransfers.find': () => ({ idempotencyKey: crypto.randomUUID() }),
  'downlineTransfers.findPacket': () => ({ idempotencyKey: crypto.randomUUID() }),
  // The team of the agent is known only to the operator.
  'downline.list': () => ({}),
  'team.bets': () => ({}),
  'team.pnl': () => ({}),
  'chatRooms.findGift': () => ({ idempotencyKey: crypto.randomUUID() }),
  'chatRooms.send': async (scene) => ({
    roomId: await someRoom(scene),
    clientId: crypto.randomUUID(),
    text: 'Good evening',
  }),
  'chatRooms.share': async (scene) => ({
    roomId: await someRoom(scene),
    clientId: crypto.randomUUID(),
    betNo: '999999999999999999',
  }),
  'chatRooms.tip': async (scene) => ({
    roomId: await someRoom(scene),
    person: 'nobody000000',
    amount: '50.00',
    fundPassword: await withFundPassword(scene),
  }),
  'chatRooms.rain': async (scene) => ({
    roomId: await someRoom(scene),
    people: 1,
    amount: '50.00',
    fundPassword: await withFundPassword(scene),
  }),
  'chatRooms.messages': async (scene) => ({ roomId: await someRoom(scene) }),
  'chatRooms.people': async (scene) => ({ roomId: await someRoom(scene) }),
  'chatRooms.permission': async (scene) => ({ roomId: await someRoom(scene) }),
  'chatRooms.giftInfo': async (scene) => ({ roomId: await someRoom(scene) }),
  'chatRooms.watch': async (scene) => ({ roomId: await someRoom(scene) }),
  'chatRooms.read': async (scene) => ({ roomId: await someRoom(scene), seq: 1 }),
  'chatRooms.check': () => ({ messageId: '999999999999999999' }),
  'chatRooms.report': () => ({ messageId: '999999999999999999', reason: 'SPAM' }),
  'chatRooms.block': () => ({ person: 'nobody000000' }),
  'chatRooms.follow': () => ({ modelId: 'nobody' }),
  'upline.find': () => ({ idempotencyKey: crypto.randomUUID() }),
  'upline.submit': () => ({ amount: '100.00', fundPassword }),
  'limits.submit': () => ({ kind: 'WAGER', period: 'MONTH', value: '900000000.00' }),
  'limits.confirm': () => ({ kind: 'SINGLE_BET', period: 'BET' }),
  'limits.cancel': () => ({ kind: 'SINGLE_BET', period: 'BET' }),
  // No account is excluded from play by a test: the name is another's.
  'limits.timeout': () => ({ hours: 24, account: 'somebody.else' }),
  'limits.exclude': () => ({ months: 6, account: 'somebody.else' }),
  'limits.closeTypes': () => ({ gameTypes: ['LIVE'], days: 1, account: 'somebody.else' }),
  'limits.interval': async ({ wire, people }) => {
    const { value } = await wire.complete(contract.limits.profile, {}, tokenOf(people))
    return { minutes: contract.limits.profile.output.parse(value).realityCheck.options[0] ?? 60 }
  },
  'favourites.add': async (scene) => ({ nodeId: (await someGame(scene)).nodeId }),
  'favourites.remove': async (scene) => ({ nodeId: (await someGame(scene)).nodeId }),
}

const fundPassword = '280416'
/** A fund password as most rules want it, set where there is none yet. */
export async function withFundPassword({ wire, people }: Scene): Promise<string> {
  const input = {
    loginPassword: people.member.password,
    newFundPassword: fundPassword,
    confirmFundPassword: fundPassword,
  }
  await wire.complete(contract.fundPassword.set, input, tokenOf(people))
  return fundPassword
}

/** An account of the first payout method: letters where allowed, digits where required. */
async function newAccount(scene: Scene) {
  const { wire, people } = scene
  await wire.complete(contract.payoutAccounts.setName, { realName: 'Rina Akter' }, tokenOf(people))
  const { value } = await wire.complete(contract.payoutAccounts.list, {}, tokenOf(people))
  const [method] = contract.payoutAccounts.list.output.parse(value).methods
  if (!method) throw new Error('conformance needs a way to be paid')
  const digits = () => String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(10, '7')
  const text = ({ patternId, minLength }: { patternId: string; minLength: number }) =>
    patternId === 'digits' ? digits().padEnd(minLength, '4') : 'Padma'.padEnd(minLength, 'a')
  return {
    methodId: method.methodId,
    min: method.min,
    fields: Object.fromEntries(method.fields.map((rule) => [rule.field, text(rule)])),
  }
}

/** The number of a message to the member. */
async function someMessage({ wire, people }: Scene) {
  const { value } = await wire.complete(contract.inbox.list, {}, tokenOf(people))
  return { messageId: contract.inbox.list.output.parse(value).list[0]?.messageId }
}

async function someAccount(scene: Scene) {
  const { methodId, min, fields } = await newAccount(scene)
  const { value } = await scene.wire.complete(
    contract.payoutAccounts.save,
    { methodId, fields, fundPassword: await withFundPassword(scene) },
    tokenOf(scene.people),
  )
  const made = contract.payoutAccounts.save.output.safeParse(value)
  if (made.success) return { accountId: made.data.accountId, min }
  const listed = await scene.wire.complete(contract.payoutAccounts.list, {}, tokenOf(scene.people))
  return {
    accountId: contract.payoutAccounts.list.output.parse(listed.value).list[0]?.accountId ?? crypto.randomUUID(),
    min,
  }
}

const secretOf = ({ password }: Account) => ({ password, confirmPassword: password })
const tokenOf = ({ present }: People) => present.find(({ kind }) => kind === 'member')?.token

/** A game that can be played, from the gateway's own list. */
async function someGame({ wire }: Scene) {
  const { value } = await wire.complete(contract.games.list, { gameType: 'RNG', pageSize: 99 })
  const { games } = contract.games.list.output.parse(value)
  const game = games.find(({ status, demo }) => status === 'ON' && demo)
  if (!game) throw new Error('conformance needs one game that is on, in games.list of RNG')
  return game
}

/** A room of the gateway; one that is none where it has none. */
async function someRoom({ wire, people }: Scene): Promise<string> {
  const { value } = await wire.complete(contract.chatRooms.list, {}, tokenOf(people))
  return contract.chatRooms.list.output.parse(value).list[0]?.roomId ?? 'nowhere'
}

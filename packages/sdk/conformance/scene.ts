import { contract } from '../contract/index.ts'
import type { Account, People } from './people.ts'
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
export type Samples = Partial<Record<string, (scene: Scene) => unknown>>

export const fundPassword = '280416'
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
export async function newAccount(scene: Scene) {
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
export async function someMessage({ wire, people }: Scene) {
  const { value } = await wire.complete(contract.inbox.list, {}, tokenOf(people))
  return { messageId: contract.inbox.list.output.parse(value).list[0]?.messageId }
}

export async function someAccount(scene: Scene) {
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

export const secretOf = ({ password }: Account) => ({ password, confirmPassword: password })
export const tokenOf = ({ present }: People) => present.find(({ kind }) => kind === 'member')?.token

/** A game that can be played, from the gateway's own list. */
export async function someGame({ wire }: Scene) {
  const { value } = await wire.complete(contract.games.list, { gameType: 'RNG', pageSize: 99 })
  const { games } = contract.games.list.output.parse(value)
  const game = games.find(({ status, demo }) => status === 'ON' && demo)
  if (!game) throw new Error('conformance needs one game that is on, in games.list of RNG')
  return game
}

/** A room of the gateway; one that is none where it has none. */
export async function someRoom({ wire, people }: Scene): Promise<string> {
  const { value } = await wire.complete(contract.chatRooms.list, {}, tokenOf(people))
  return contract.chatRooms.list.output.parse(value).list[0]?.roomId ?? 'nowhere'
}

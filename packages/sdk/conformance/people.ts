import type { Principal } from '../contract/endpoint.ts'
import { contract } from '../contract/index.ts'
import type { Wire } from './wire.ts'

export interface Account {
  username: string
  password: string
}

/** A person to make calls as. */
export interface Person {
  kind: Principal
  /** Absent: a visitor. */
  token?: string
}

export interface Accounts {
  /** A fresh one is registered when absent. */
  member?: Account
  /** Calls of agents are left out when absent. */
  agent?: Account
}

export type People = Awaited<ReturnType<typeof gather>>

/** Signs in one person of each kind, where possible. */
export async function gather(wire: Wire, accounts: Accounts) {
  const signIn = async ({ username, password }: Account, portal: 'player' | 'agent') =>
    tokenOf('login', await wire.complete(contract.session.login, { username, password, portal }))
  const trial = async (): Promise<Person> => ({
    kind: 'trial',
    token: tokenOf('freePlay', await wire.complete(contract.session.freePlay, {})),
  })
  const member = accounts.member ?? freshAccount()
  if (!accounts.member) tokenOf('register', await wire.complete(contract.member.register, registration(member)))
  const present: Person[] = [
    { kind: 'visitor' },
    { kind: 'member', token: await signIn(member, 'player') },
    await trial(),
  ]
  if (accounts.agent) present.push({ kind: 'agent', token: await signIn(accounts.agent, 'agent') })
  return { present, member, newTrial: trial }
}

/** A name of letters and digits, as most registration rules want it. */
export function freshAccount(): Account {
  const random = crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 9)
  return { username: `cf${random}`, password: `Conform-${random}` }
}

/** A number of Bangladesh that is well formed and probably unused. */
export const freshMobile = () =>
  `017${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(8, '0')
    .slice(-8)}`

export const registration = ({ username, password }: Account) => ({
  username,
  password,
  confirmPassword: password,
  agreed: true,
})

function tokenOf(call: string, { code, value }: { code: string; value: unknown }): string {
  const token = (value as { token?: unknown } | null | undefined)?.token
  if (typeof token !== 'string') throw new Error(`conformance needs a session, but ${call} answered ${code}`)
  return token
}

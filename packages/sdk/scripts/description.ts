import type { Principal } from '../contract/policy.ts'
import { refusals } from '../contract/refusals.ts'
import type { NamedEndpoint } from './json-schema.ts'

/** What a call does, who may make it, what is refused and what a repeat does: sentences, made from its declaration. */
export function describe({ endpoint: e }: NamedEndpoint): string {
  const about = [e.summary]
  const who = [callers(e)]
  if (e.module !== 'COMM3')
    who.push(`It is refused with \`function_not_available\` while the module \`${e.module}\` is off.`)
  if (e.alwaysOpen) who.push('It is also available during maintenance and in blocked regions.')
  if (e.beforePasswordChange && !e.principals.includes('visitor'))
    who.push('It is also available to a session that must change its password first.')

  const needs: string[] = []
  if (e.underTerms) needs.push('It is refused with `must_accept_terms` until changed terms are accepted.')
  if (e.sealed) needs.push('The body must be encrypted as a JWE; a plain body is refused with `encryption_required`.')
  if (e.form) needs.push('The body may be a form as well as JSON.')
  if (e.challenge)
    needs.push(
      `It requires a proof of work with the purpose \`${e.challenge}\`, which is used up before the body is read; ` +
        `without one it is refused with \`challenge_required\`.`,
    )
  if (e.fundPassword) needs.push('The fund password in the input is checked first.')
  if (e.throttleMs)
    needs.push(
      `A session or address may call it at most once per ${seconds(e.throttleMs)}; further calls are refused with \`throttled\`.`,
    )

  const own = [...new Set(e.errors)].map((code) => `- \`${code}\`: ${refusals[code]}.`)
  const refused =
    own.length > 0
      ? `It is refused with one of these codes, in addition to those shared by all calls:\n${own.join('\n')}`
      : 'It has no errors in addition to those shared by all calls.'
  return [about, who, needs, [refused], [repeat(e)]]
    .map((sentences) => sentences.join(' '))
    .filter(Boolean)
    .join('\n\n')
}

const seconds = (ms: number) => (ms === 1000 ? 'second' : `${ms / 1000} seconds`)

const plural: Record<Principal, string> = {
  visitor: 'visitors',
  member: 'members',
  trial: 'trial players',
  agent: 'agents',
}
const everyone = Object.keys(plural) as Principal[]

function callers({ principals }: NamedEndpoint['endpoint']): string {
  if (everyone.every((one) => principals.includes(one))) return 'Anyone may call it, with or without a session.'
  if (principals.length === 1 && principals[0] === 'visitor') return 'Visitors may call it; no session is needed.'
  const names = principals.map((one) => plural[one])
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
  const trial = principals.includes('member') && !principals.includes('trial')
  const refused = trial ? ' A trial player is refused with `real_account_required`.' : ''
  return `Only ${list} may call it; without a session it is refused with \`token_expired\`.${refused}`
}

/** What happens on a repeat. */
function repeat({ method, money, keyed, retry = method === 'GET' }: NamedEndpoint['endpoint']): string {
  if (money)
    return (
      'It requires an `Idempotency-Key`. For 72 hours a repeat with the same key and input returns the ' +
      'first response and moves no money; the same key with a different input is refused with ' +
      '`idempotency_conflict`.'
    )
  if (keyed)
    return (
      'It takes an `Idempotency-Key`. For 72 hours a repeat with the same key and input returns the first response and ' +
      'makes nothing again; the same key with a different input is refused with `idempotency_conflict`. A refusal ' +
      'leaves the key free.'
    )
  if (method === 'GET')
    return retry
      ? 'It only reads: a repeat is safe, and the client repeats it after a network failure.'
      : 'The client does not repeat it automatically.'
  return retry
    ? 'A repeat has the same result, and the client repeats it after a network failure.'
    : 'The client does not repeat it automatically after a network failure.'
}

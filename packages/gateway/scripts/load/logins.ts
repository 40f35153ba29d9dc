import { createHash } from 'node:crypto'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { seal } from '../../../sdk/cipher/jwe.ts'
import type { PublicKey } from '../../../sdk/cipher/cipher.ts'
import { agentOf, send, type Call } from './drive.ts'

interface Challenge {
  algorithm: string
  challenge: string
  maxnumber: number
  salt: string
  signature: string
}

/** Tries every number, as a browser's worker does. */
function prove({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string {
  for (let number = 0; number <= maxnumber; number++) {
    if (
      createHash('sha256')
        .update(salt + number)
        .digest('hex') === challenge
    )
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
  }
  throw new Error('no number solves this challenge')
}

/** Makes sealed calls with their proof of work, ready to be sent. */
export async function sealedCalls(url: string): Promise<(endpoint: Endpoint, body: object) => Promise<Call>> {
  const agent = agentOf(4)
  const { text } = await send(url, agent, { path: contract.system.status.path })
  const { keys } = (JSON.parse(text) as { value: { jwks: { keys: PublicKey[] } } }).value.jwks
  return async ({ method, path }, input) => {
    const response = await send(url, agent, { method, path, body: '{}' })
    const { challenge } = (JSON.parse(response.text) as { details: { challenge: Challenge } }).details
    const { headers, body } = await seal({ method, path, body: input, now: Date.now }, keys)
    return { method, path, body, headers: { ...headers, 'x-challenge': prove(challenge) } }
  }
}

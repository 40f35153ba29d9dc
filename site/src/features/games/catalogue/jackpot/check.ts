import type { GamesJackpotOutput } from '@brand/sdk'

export type Hit = NonNullable<GamesJackpotOutput['hits']>[number]

const text = (value: string) => new TextEncoder().encode(value)
const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What was staked, in hundredths of a unit: `12.50` is 1250. */
const hundredths = (stake: string): bigint => {
  const [whole = '0', part = ''] = stake.split('.')
  return BigInt(whole + part.padEnd(2, '0').slice(0, 2))
}

/**
 * Draws a hit again, in the browser alone: whether the seed is the one that was promised, and whether the round hits
 * with it.
 */
export async function check({ seed, hash, draw, onePer, stake }: Hit): Promise<{ promised: boolean; falls: boolean }> {
  const { subtle } = crypto
  const promised = hex(await subtle.digest('SHA-256', text(seed))) === hash
  const key = await subtle.importKey('raw', text(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const number = BigInt(`0x${hex(await subtle.sign('HMAC', key, text(draw))).slice(0, 12)}`)
  return { promised, falls: number * BigInt(onePer) * 100n < hundredths(stake) * 2n ** 48n }
}

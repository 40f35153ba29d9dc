import * as z from 'zod'
import { refuse } from '../../lib/refusal.ts'
import { command, defineOperator, type OperatorContext } from '../../server/command.ts'
import { pairsOf, type MirrorKeys } from './keys.ts'
import { openList, signList, type Line } from './list.ts'
import { mirrorLines } from './settings.ts'
import { speedsSince, type HostSpeed } from './speeds.ts'

/** Of the machine that the command runs on. */
function keysOf({ mirrorKeys }: OperatorContext): MirrorKeys {
  if (!mirrorKeys) throw refuse('not_found', { message: 'the key of the mirrors is not on this machine' })
  return mirrorKeys
}

const textOf = (text: Line['name']) => (typeof text === 'string' ? text : Object.values(text).join(' / '))
const lineText = ({ name, host, region }: Line) => `${host}  ${textOf(name)}${region ? `, ${textOf(region)}` : ''}`

const speedText = ({ host, country, tests, failed, median, p90 }: HostSpeed) =>
  `${host}  ${country || 'unknown'}  ${tests} test${tests === 1 ? '' : 's'}, ${failed} without an answer` +
  (median === null ? '' : `, median ${median} ms, 90th percentile ${p90} ms`)

const mirrors = defineOperator('mirrors', 'Signed list of our addresses', [
  command({
    name: 'show',
    summary: 'Shows the signed list, its expiry, and its key as the eight pairs that people compare.',
    input: z.object({}),
    role: 'viewer',
    effect: 'read',
    example: {},
    async run(context) {
      const { lines, days, automatic, signed } = context.settings().mirrors
      const publicKey = context.mirrorKeys?.publicKey()
      const list = publicKey === undefined ? undefined : openList(signed, publicKey)
      const text = [
        publicKey === undefined ? 'There is no key on this machine.' : `key ${publicKey}  (${pairsOf(publicKey)})`,
        list
          ? `list ${list.version}, signed ${list.issuedAt}, good until ${list.expiresAt}`
          : signed === ''
            ? 'no list is signed'
            : 'the list is not signed by the key of this machine',
        ...(list?.lines ?? []).map(lineText),
        ...(lines.length > 0 ? ['signed next:', ...lines.map(lineText)] : []),
        automatic ? `signed again by itself, for ${days} days` : `signed by hand, for ${days} days`,
      ]
      return { text, data: { publicKey: publicKey ?? null, list: list ?? null, lines, days, automatic } }
    },
  }),
  command({
    name: 'speeds',
    summary: 'Shows the response times that visitors measured for each host, by country where known.',
    input: z.object({
      hours: z.int().min(1).max(720).default(24).describe('How far back, in hours; tests are kept for 30 days'),
    }),
    role: 'viewer',
    effect: 'read',
    example: { hours: 24 },
    async run({ tx, clock }, { hours }) {
      const rows = await speedsSince(tx, new Date(clock.now().getTime() - hours * 3_600_000))
      return { text: rows.length > 0 ? rows.map(speedText) : 'Nobody has tested them.', data: rows }
    },
  }),
  command({
    name: 'key',
    summary:
      'Creates the signing key of the list if there is none, and prints the public key that every page of a gateway with this file pins.',
    input: z.object({
      replace: z
        .boolean()
        .default(false)
        .describe('Makes a new key. Every list of the old one is refused from then on: sign again at once'),
    }),
    role: 'manager',
    effect: 'change',
    example: {},
    async run(context, { replace }) {
      const keys = keysOf(context)
      const before = keys.publicKey() ?? null
      if (context.preview) return { text: replace || !before ? 'a new key would be made' : `key ${before}` }
      const after = keys.make(replace)
      return {
        text: [`key ${after}`, `pairs ${pairsOf(after)}`, `private half ${keys.file}`],
        data: { publicKey: after, pairs: pairsOf(after) },
        before,
        after,
      }
    },
  }),
  command({
    name: 'set',
    summary: 'Replaces the lines to be signed next, for example from a file with --lines @mirrors.json.',
    input: z.object({ lines: mirrorLines.describe('Name, host and region of each line, as JSON') }),
    role: 'manager',
    effect: 'change',
    example: {
      lines: [{ name: { en: 'Harbour', bn: 'বন্দর' }, host: 'play.example', region: { en: 'Dhaka', bn: 'ঢাকা' } }],
    },
    run: async ({ changeSettings }, { lines }) => ({
      text: lines.length > 0 ? [...lines.map(lineText), 'mirrors sign signs them'] : 'no line is named',
      ...(await changeSettings('mirrors', (_now, written) => ({ ...written, lines }))),
    }),
  }),
  command({
    name: 'sign',
    summary: 'Signs the lines; every gateway serves the new list within two seconds.',
    input: z.object({
      days: z.int().min(1).max(90).optional().describe('How long the signature is good for; else as the settings say'),
    }),
    role: 'manager',
    effect: 'change',
    example: { days: 14 },
    async run(context, { days }) {
      const now = context.settings().mirrors
      const publicKey = keysOf(context).publicKey()
      const lines = now.lines.length > 0 ? now.lines : publicKey ? openList(now.signed, publicKey)?.lines : undefined
      if (!lines) throw refuse('not_found', { message: 'no line is named: mirrors set names them' })
      const signed = await signList(keysOf(context), {
        lines,
        days: days ?? now.days,
        now: context.clock.now(),
        before: now.signed,
      })
      if (signed === undefined)
        throw refuse('not_found', { message: 'the private key is not on this machine: mirrors key makes one' })
      const list = openList(signed, publicKey ?? '')
      return {
        text: [`list ${list?.version} is signed until ${list?.expiresAt}`, ...lines.map(lineText)],
        data: list,
        ...(await context.changeSettings('mirrors', (_now, written) => ({ ...written, signed }))),
      }
    },
  }),
])

declare module '../../server/command.ts' {
  interface OperatorTools {
    /** The key of the list of hosts, where the command runs beside the folder of a gateway. */
    mirrorKeys?: MirrorKeys | undefined
  }
}

export default [mirrors]

import * as z from 'zod'
import { localized } from '../../lib/text/localized.ts'
import { limit, words } from '../../settings/ranges.ts'

/** A host as a browser writes it: lower case, with its port unless that is the usual one of https. */
export const mirrorHost = z
  .string()
  .max(253)
  .regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::[1-9]\d{0,4})?$/, 'a host in lower case, with a port if it has an own one')

const named = words(80).refine((text) => text.trim() !== '', 'a name')

export const mirrorLine = z.strictObject({
  name: z.union([named, localized(named)]).describe('Name of the line, as people read it: one, or one by language'),
  host: mirrorHost.describe('Its host'),
  region: z
    .union([words(80), localized(named)])
    .default('')
    .describe('Where it stands, one text or one by language; empty: not told'),
})

export const mirrorLines = z
  .array(mirrorLine)
  .max(100)
  .refine((lines) => new Set(lines.map(({ host }) => host)).size === lines.length, 'each host once')

export const settings = {
  /** The hosts of the site, which are signed so that people can tell them from copies. */
  mirrors: z.object({
    /** What is signed next; empty: while `automatic` is on, the hosts that this gateway answers for. */
    lines: mirrorLines.default([]),
    /** How long a signature is good for. */
    days: z.int().min(1).max(90).default(14),
    /** A gateway that has the private key signs by itself, at its start and before a signature ends. */
    automatic: z.boolean().default(true),
    /** Speed tests of an address and an hour that are stored. */
    testsPerHour: limit.default(12),
    /** The document that is served, as `mirrors sign` made it. */
    signed: z
      .string()
      .max(64_000)
      .regex(/^(?:\{"protected":"[\w-]+","payload":"[\w-]+","signature":"[\w-]+"\})?$/, 'a signed list')
      .default(''),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}

import type * as z from 'zod'
import { settings as auth } from '../auth/settings.ts'
import { settings as http } from '../http/settings.ts'
import * as areas from '../modules/settings.ts'
import { settings as kernel } from './kernel.ts'
import { withoutFaulty } from './without-faulty.ts'

type Intersection<T> = (T extends unknown ? (each: T) => void : never) extends (each: infer I) => void ? I : never
type AreaGroups = Intersection<(typeof areas)[keyof typeof areas]>
type Groups = typeof kernel & typeof http & typeof auth & AreaGroups

/**
 * All settings of an operator, by group: those of the kernel and of each area (`modules/<area>/settings.ts`). A row of
 * the `setting` table holds one group and only what differs from the sandbox defaults written there; what does
 * not fit its schema is refused when written and ignored when read.
 */
export const groups: Groups = Object.assign({}, kernel, http, auth, ...Object.values(areas))

export type GroupName = keyof Groups
/** What may be written of a group: only what differs from its defaults. */
export type GroupInput<G extends GroupName> = z.input<Groups[G]>
export type Settings = { readonly [G in GroupName]: z.output<Groups[G]> }

/**
 * The rows of the table laid over the defaults. Of a row that does not fit, the parts that do are taken
 * (`withoutFaulty`); one that is broken otherwise keeps the defaults of its group. Both are reported, the first with the
 * paths of what was not taken as it is.
 */
export function settingsOf(
  rows: readonly { key: string; value: unknown }[] = [],
  onBroken: (key: string, left?: string[]) => void = () => {},
): Settings {
  const given = new Map(rows.map((row) => [row.key, row.value]))
  const entries = Object.entries(groups).map(([name, schema]) => {
    const parsed = schema.safeParse(given.get(name) ?? {})
    if (parsed.success) return [name, parsed.data]
    const rest = withoutFaulty(schema, given.get(name))
    onBroken(name, rest?.left)
    return [name, rest ? rest.data : schema.parse({})]
  })
  return Object.freeze(Object.fromEntries(entries)) as Settings
}

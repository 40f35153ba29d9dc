import type { ModuleId } from '@brand/sdk/contract'
import type * as z from 'zod'
import { settings as auth } from '../auth/settings.ts'
import { settings as http } from '../http/settings.ts'
import { settings as kernel } from './kernel.ts'
import { withoutFaulty } from './without-faulty.ts'

/**
 * Groups of settings of the modules: each adds its own by declaration merging, and gives their schemas to
 * `defineModule`.
 */
export interface SettingGroups {}

export const kernelGroups = { ...kernel, ...http, ...auth }
export type Groups = typeof kernelGroups & SettingGroups

export type GroupName = keyof Groups
/** What may be written of a group: only what differs from its defaults. */
export type GroupInput<G extends GroupName> = z.input<Groups[G]>
export type Settings = { readonly [G in GroupName]: z.output<Groups[G]> } & {
  /** Features that an area keeps off by its own settings, whatever their switch is set to. */
  readonly keptOff: readonly ModuleId[]
}

/** Rules by which an area keeps features off. */
export type FeatureRules = Partial<Record<ModuleId, (settings: Settings) => boolean>>

/**
 * Settings from the rows of the table, laid over the defaults. Of a row that does not fit, the parts that do are taken
 * (`withoutFaulty`); one that is broken otherwise keeps the defaults of its group. Both are reported, the first with the
 * paths of what was not taken as it is.
 */
export type SettingsReader = (
  rows?: readonly { key: string; value: unknown }[],
  onBroken?: (key: string, left?: string[]) => void,
) => Settings

/**
 * Reads all settings of an operator, by group. A row of the `setting` table holds one group and only what differs from
 * the sandbox defaults written there; what does not fit its schema is refused when written and ignored when read.
 */
export const settingsReader =
  (groups: Groups, rules: FeatureRules): SettingsReader =>
  (rows = [], onBroken = () => {}) => {
    const given = new Map(rows.map((row) => [row.key, row.value]))
    const entries = Object.entries(groups).map(([name, schema]) => {
      const parsed = schema.safeParse(given.get(name) ?? {})
      if (parsed.success) return [name, parsed.data]
      const rest = withoutFaulty(schema, given.get(name))
      onBroken(name, rest?.left)
      return [name, rest ? rest.data : schema.parse({})]
    })
    const settings = Object.fromEntries(entries) as Settings
    const keptOff = (Object.keys(rules) as ModuleId[]).filter((id) => rules[id]?.(settings))
    return Object.freeze({ ...settings, keptOff })
  }

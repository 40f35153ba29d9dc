import * as z from 'zod'
import { refuse } from '../../lib/refusal.ts'
import {
  command,
  defineOperator,
  WrongInput,
  type OperatorContext,
  type Outcome,
  rowLimit,
} from '../../server/command.ts'
import { faultOfPath, faultsOfGroup, withValueAt } from '../../settings/change.ts'
import type { GroupInput, GroupName } from '../../settings/settings.ts'
import { groups } from '../settings.ts'
import { latestVersions, settingVersions } from '../../auth/operators/operators.ts'

const names = Object.keys(groups) as [GroupName, ...GroupName[]]
const group = z.enum(names).describe('Which group of settings')
const path = z
  .string()
  .max(200)
  .regex(/^[^.]+(\.[^.]+)*$/)
  .transform((text) => text.split('.'))
  .describe('A value inside the group, with dots: methods.0.min')

const at = (tree: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    tree,
  )
const json = (value: unknown) => JSON.stringify(value, null, 2)

/** Writes a group, and returns what holds now. */
async function put(
  { changeSettings }: OperatorContext,
  name: GroupName,
  next: (current: unknown, written: unknown) => unknown,
): Promise<Outcome> {
  const { changes, ...rows } = await changeSettings(
    name,
    (current, written) => next(current, written) as GroupInput<GroupName>,
  )
  const text =
    changes.length === 0 ? `${name} stays as it was.` : `${name} is changed; every gateway has it within two seconds.`
  return { text, changes, data: { group: name, written: rows.after }, ...rows }
}

async function versionBefore({ tx }: OperatorContext, name: GroupName, to: number | undefined): Promise<unknown> {
  if (to !== undefined) {
    const [version] = await settingVersions(tx, name, { before: to + 1, limit: 1 })
    if (version?.id !== to) throw refuse('not_found', { message: `${name} has no version ${to}` })
    return version.value
  }
  const [now, earlier] = await settingVersions(tx, name, { limit: 2 })
  if (!now) throw refuse('not_found', { message: `${name} was never changed` })
  return earlier?.value
}

export default defineOperator('settings', 'Settings, by group', [
  command({
    name: 'list',
    summary: 'Lists setting groups, and which of them override the defaults.',
    input: z.object({}),
    role: 'viewer',
    effect: 'read',
    example: {},
    async run({ tx }) {
      const versions = await latestVersions(tx)
      const list = names.map((name) => {
        const last = versions.find(({ key }) => key === name)
        return { group: name, changed: last?.value != null, at: last?.at.toISOString() ?? null, by: last?.by ?? null }
      })
      const text = list.map((one) =>
        one.at ? `${one.group} ${one.changed ? 'changed' : 'defaults'} ${one.at} ${one.by ?? ''}`.trimEnd() : one.group,
      )
      return { text, data: list }
    },
  }),
  command({
    name: 'show',
    summary: 'Shows the values in effect of a group, or one of them.',
    input: z.object({ group, path: path.optional() }),
    role: 'viewer',
    effect: 'read',
    example: { group: 'maintenance' },
    async run({ settings }, { group: name, path: keys = [] }) {
      const value = at(settings()[name], keys)
      if (value === undefined && keys.length > 0)
        throw new WrongInput([{ path: 'path', message: `${keys.join('.')} is not set in ${name}` }])
      return { text: json(value), data: value }
    },
  }),
  command({
    name: 'schema',
    summary: 'Shows the settings of a group as JSON Schema: names, types, bounds and defaults.',
    input: z.object({ group }),
    role: 'viewer',
    effect: 'read',
    example: { group: 'login' },
    async run(_context, { group: name }) {
      const schema = z.toJSONSchema(groups[name], { io: 'input', unrepresentable: 'any' })
      return { text: json(schema), data: schema }
    },
  }),
  command({
    name: 'set',
    summary: 'Sets one value of a group, or without a path replaces all overrides of its defaults ({} resets it).',
    input: z.object({ group, path: path.optional(), value: z.unknown().describe('The value, as JSON') }),
    role: 'manager',
    effect: 'change',
    example: { group: 'login', path: 'maxFailures', value: 6 },
    run: (context, { group: name, path: keys = [], value }) =>
      put(context, name, (current, written) => {
        const fault = faultOfPath(written, current, keys)
        if (fault) throw new WrongInput([fault])
        return withValueAt(written, current, keys, value)
      }),
  }),
  command({
    name: 'history',
    summary: 'Lists the versions of a group, newest first. Changes made by SQL have no operator.',
    input: z.object({
      group,
      before: z.int().min(1).optional().describe('Only versions with a smaller number: the next page'),
      limit: rowLimit(20, 500),
    }),
    role: 'viewer',
    effect: 'read',
    example: { group: 'login' },
    async run({ tx }, { group: name, before, limit }) {
      const list = await settingVersions(tx, name, { limit, ...(before !== undefined && { before }) })
      const lines = list.map(
        ({ id, at: when, by, value }) =>
          `${id} ${when.toISOString()} ${by ?? '(by hand)'} ${value === null ? 'defaults' : JSON.stringify(value)}`,
      )
      if (list.length === limit) lines.push(`more with --before ${list.at(-1)?.id}`)
      return { text: lines.length > 0 ? lines : `${name} was never changed.`, data: list }
    },
  }),
  command({
    name: 'undo',
    summary: 'Restores the previous version of a group, or a version of its history.',
    input: z.object({ group, to: z.int().min(1).optional().describe('Number of a version') }),
    role: 'manager',
    effect: 'change',
    example: { group: 'login' },
    async run(context, { group: name, to }) {
      const value = (await versionBefore(context, name, to)) ?? {}
      const faults = faultsOfGroup(groups[name], value)
      if (faults.length > 0) {
        const why = faults.map(({ path: where, message }) => `${where} ${message}`).join('; ')
        throw refuse('field_invalid', { message: `that version of ${name} no longer fits: ${why}` })
      }
      return put(context, name, () => value)
    },
  }),
])

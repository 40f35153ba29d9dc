import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asDatabase, dbFault, transact, type Db, type Reader, type Tx } from '../../db/client.ts'
import { setting } from '../../settings/schema.ts'
import { checkInvariants, checkLedger } from '../../ledger/invariants.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { differences } from '../../lib/collections/differences.ts'
import { faultsFrom, type Fault } from '../../lib/faults.ts'
import { Refused, refuse } from '../../lib/refusal.ts'
import { hasOperators, lockOperators, rolesOf, writeAction, type NewAction } from '../../auth/operators/operators.ts'
import { faultsOfGroup, lockGroup, writeGroup } from '../../settings/change.ts'
import type { Settings } from '../../settings/settings.ts'
import { groups, settingsOf } from '../settings.ts'
import type { MirrorKeys } from '../../modules/mirrors/keys.ts'
import {
  WrongInput,
  masked,
  type Change,
  type Command,
  type OperatorContext,
  type Outcome,
  type Role,
} from '../../server/command.ts'
import { systemClock } from '../../lib/time/clock.ts'
import { inputSchema, type FieldSchema } from './describe.ts'
import { oneLine } from './harmless.ts'

export interface Request {
  area: string
  command: Command
  input: unknown
  /** Who runs it. */
  operator: string
  /** Does everything and takes it back: nothing is changed, published or written into the audit. */
  preview?: boolean
  /** The key of the list of hosts, on this machine. */
  mirrorKeys?: MirrorKeys | undefined
}

export type Result =
  | ({ done: true; text: string; changes: Change[] } & Pick<Outcome, 'data' | 'files'>)
  | {
      done: false
      result: 'refused' | 'wrong_input' | 'failed'
      code: string
      message: string
      faults?: readonly Fault[]
    }

/** Carries the result of a preview out of the transaction it rolls back. */
class DryRunRollback extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('taken back')
    this.outcome = outcome
  }
}

const readSettings = async (on: Reader): Promise<Settings> =>
  settingsOf(await on.select({ key: setting.key, value: setting.value }).from(setting))

/** @throws Refused `forbidden`. The first operator of a database is added by a user with access to the database. */
async function authorise(tx: Tx, { area, command, operator }: Request): Promise<Role[]> {
  const own = await rolesOf(tx, operator)
  if (own.includes('manager') || own.includes(command.role) || (own.length > 0 && command.role === 'viewer')) return own
  if (area === 'operators' && command.name === 'add') {
    await lockOperators(tx)
    if (!(await hasOperators(tx))) return ['manager']
  }
  const who =
    own.length > 0
      ? `${operator} is ${own.join(', ')}`
      : `${operator} is no operator here (--as names one; operators add makes one)`
  throw refuse('forbidden', {
    message: `${who}; ${area} ${command.name} is for ${[...new Set([command.role, 'manager'])].join(' or ')}`,
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema of a key of an object; undefined where none of its forms declares it. */
function fieldOf(schema: FieldSchema, key: string): FieldSchema | undefined {
  const { properties = {}, additionalProperties: others, propertyNames: names, anyOf = [], oneOf = [] } = schema
  if (Object.hasOwn(properties, key)) return properties[key]
  const fits = (names?.enum?.includes(key) ?? true) && new RegExp(names?.pattern ?? '', 'u').test(key)
  if (typeof others === 'object' && fits) return others
  return [...anyOf, ...oneOf].map((form) => fieldOf(form, key)).find((field) => field !== undefined)
}

const isOpen = ({ type, anyOf, oneOf }: FieldSchema): boolean => !type && !anyOf && !oneOf

/** The part of a value that a schema declares: nothing is kept under a name that whoever sent it made up. */
function declared(schema: FieldSchema, value: unknown): unknown {
  if (schema.confidential === true) return masked
  if (typeof value === 'string') return value.length > 4000 ? `${value.length} characters` : value
  // Any JSON, such as the value of a setting.
  if (isOpen(schema)) return value
  if (Array.isArray(value)) return value.map((one) => declared(schema.items ?? {}, one))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const field = fieldOf(schema, key)
      return field ? [[key, declared(field, one)]] : []
    }),
  )
}

/** An input without what the audit must not keep: what is confidential, long texts, fields that do not exist. */
const forAudit = ({ input: schema }: Command, input: unknown): unknown =>
  isObject(input) ? declared(inputSchema(schema), input) : { given: typeof input }

function parseInput({ input: schema }: Command, input: unknown): Record<string, unknown> {
  const parsed = schema.safeParse(input, { reportInput: true })
  if (!parsed.success) throw new WrongInput(faultsFrom(parsed.error, Object.keys(schema.shape)))
  return parsed.data
}

function contextOf(
  tx: Tx,
  clock: Clock,
  settings: Settings,
  stopped: boolean,
  roles: readonly Role[],
  { operator, preview = false, mirrorKeys }: Request,
): OperatorContext {
  return {
    tx,
    db: asDatabase(tx),
    clock,
    operator,
    roles,
    preview,
    mirrorKeys,
    settings: () => settings,
    moneyStopped: () => stopped,
    async changeSettings(group, change) {
      const schema: z.ZodType = groups[group]
      const before = await lockGroup(tx, group)
      const now = (await readSettings(tx))[group]
      const after: unknown = change(now, structuredClone(before ?? {}) as Parameters<typeof change>[1])
      const faults = faultsOfGroup(schema, after)
      if (faults.length > 0) throw new WrongInput(faults)
      const value = JSON.stringify(after) === '{}' ? null : after
      await writeGroup(tx, group, value)
      return { before, after: value, changes: differences(now, schema.parse(after)) }
    },
  }
}

function refusalOf(error: unknown): Exclude<Result, { done: true }> {
  if (error instanceof WrongInput)
    return { done: false, result: 'wrong_input', code: 'validation', message: error.message, faults: error.faults }
  if (error instanceof Refused) {
    const { code, more, message } = error
    const details = more.field ?? (more.details && JSON.stringify(more.details))
    return {
      done: false,
      result: code === 'validation' ? 'wrong_input' : 'refused',
      code,
      message: message === code ? `${code.replaceAll('_', ' ')}${details ? ` (${details})` : ''}` : message,
    }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { done: false, result: 'failed', code: dbFault(error) ?? 'failed', message: message.split('\n')[0] ?? '' }
}

/**
 * Runs a command, with its audit row in the same transaction. A refusal after authorisation is recorded as well. A
 * command of effect `read` cannot change anything: its transaction is read-only.
 */
export async function runCommand(db: Db, request: Request, clock: Clock = systemClock): Promise<Result> {
  const { area, command, input, operator, preview = false } = request
  const { effect, name } = command
  // The quick check records how far it came, and a preview writes nothing.
  const check = preview ? checkInvariants : checkLedger
  const stopped = effect !== 'money' || (await check(db)).length > 0
  let roles: Role[] | undefined
  const action = (more: Pick<NewAction, 'result'> & Partial<NewAction>): NewAction => ({
    at: clock.now(),
    operator,
    roles: roles ?? [],
    area,
    command: name,
    effect,
    input: forAudit(command, input),
    ...more,
  })
  try {
    const outcome = await transact(db, async (tx) => {
      roles = undefined
      const own = await authorise(tx, request)
      roles = own
      if (effect === 'read') await tx.execute(sql`set transaction read only`)
      await tx.execute(sql`select set_config('gateway.operator', ${operator}, true)`)
      const parsed = parseInput(command, input)
      const made = await command.run(contextOf(tx, clock, await readSettings(tx), stopped, own, request), parsed)
      if (preview && effect !== 'read') {
        // What the database checks at the commit is checked here.
        await tx.execute(sql`set constraints all immediate`)
        throw new DryRunRollback(made)
      }
      if (effect !== 'read') {
        const { before = null, after = null } = made
        await writeAction(tx, action({ result: 'done', before, after }))
      }
      return made
    })
    if (effect === 'read') await writeAction(db, action({ result: 'done' }))
    return doneWith(outcome)
  } catch (error) {
    if (error instanceof DryRunRollback) return doneWith(error.outcome)
    const refused = refusalOf(error)
    if (roles !== undefined && !preview) {
      const { result, code } = refused
      // A lost database cannot be written to.
      await writeAction(db, action({ result, code })).catch((cause: unknown) => {
        if (result !== 'failed') throw cause
      })
    }
    return refused
  }
}

const doneWith = ({ text, data, before, after, changes, files }: Outcome): Result => ({
  done: true,
  text: typeof text === 'string' ? text : text.map(oneLine).join('\n'),
  changes: changes ?? differences(before, after),
  ...(data !== undefined && { data }),
  ...(files && { files }),
})

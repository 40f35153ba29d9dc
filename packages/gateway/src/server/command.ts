import * as z from 'zod'
import type { Db, Tx } from '../db/client.ts'
import type { Clock } from '../lib/time/clock.ts'
import type { GroupInput, GroupName, Settings } from '../settings/settings.ts'
import type { Fault } from '../lib/faults.ts'

/** What an operator may do. A manager may do everything, and any role may read. */
export const roles = ['viewer', 'support', 'cashier', 'manager'] as const
export type Role = (typeof roles)[number]

/** `read` changes nothing, `change` changes what the site shows or does, `money` decides about a member's money. */
export type Effect = 'read' | 'change' | 'money'

/** What commands find on the machine they run at; modules add their own by declaration merging. */
export interface OperatorTools {}

/** What a command works with. All of it happens in one transaction, which a preview rolls back. */
export interface OperatorContext extends OperatorTools {
  tx: Tx
  /** The same transaction for functions that open one of their own: theirs becomes a part of it. */
  db: Db
  clock: Clock
  /** The settings when the command began. */
  settings: () => Settings
  /** True outside commands of effect `money`: nothing else may move any. */
  moneyStopped: () => boolean
  /** True where everything is taken back: what is outside of the database must stay as it is. */
  preview: boolean
  /** Who runs it, as the table of operators names them. */
  operator: string
  /** The roles of whoever runs it. */
  roles: readonly Role[]
  /** Replaces what is written of a group of settings. @throws WrongInput where that does not fit its schema */
  changeSettings: <G extends GroupName>(
    group: G,
    change: (now: Settings[G], written: GroupInput<G>) => GroupInput<G>,
  ) => Promise<SettingsChange>
}

/** How many rows a command lists. */
export const rowLimit = (byDefault = 50, most = 200) =>
  z.int().min(1).max(most).default(byDefault).describe('Maximum number of rows')

/** Whether whoever runs a command has a role, as managers have all of them. */
export const hasRole = ({ roles: own }: Pick<OperatorContext, 'roles'>, role: Role): boolean =>
  own.includes('manager') || own.includes(role)

/** What stands for personal data and people's own words where a role does not need them. */
export const masked = '•••'

export interface SettingsChange {
  /** The row of the table: what differs from the defaults; null where there is none. */
  before: unknown
  after: unknown
  changes: Change[]
}

/** One changed value. `path` is written with dots. */
export interface Change {
  path: string
  before?: unknown
  after?: unknown
}

export interface Outcome {
  /**
   * For the person, a line each. Lines as a list keep their number: a line break within one, which somebody else wrote,
   * is shown as its escape.
   */
  text: string | readonly string[]
  /** For programs: the same. */
  data?: unknown
  /** What the audit keeps of the change: ids and states, no personal text. */
  before?: unknown
  after?: unknown
  /** What changed, value by value; found by comparing `before` and `after` when absent. */
  changes?: Change[]
  /** Files for the caller to store; base64. */
  files?: { name: string; bytes: string }[]
}

interface CommandOf<I extends z.ZodObject> {
  name: string
  /** One sentence. */
  summary: string
  /** Every field has a description; `confidential` marks what the audit must not keep. */
  input: I
  /** The role that may run it, besides managers. */
  role: Role
  effect: Effect
  /** An example of a valid input. */
  example: z.input<I>
  run: (context: OperatorContext, input: z.output<I>) => Promise<Outcome>
}

export type Command = CommandOf<z.ZodObject>

/** A command of an operator. A field that is not declared is refused. */
export const command = <I extends z.ZodObject>(given: CommandOf<I>): Command =>
  ({ ...given, input: given.input.strict() }) as unknown as Command

export interface OperatorArea {
  area: string
  /** One sentence. */
  summary: string
  commands: readonly Command[]
}

/** The commands of one area; a module lists its areas as `operator` in `defineModule`. */
export const defineOperator = (area: string, summary: string, commands: readonly Command[]): OperatorArea => ({
  area,
  summary,
  commands,
})

/** Marks a field of which the audit keeps only that it was given: a secret, or a person's own text or name. */
export const confidential = <S extends z.ZodType>(schema: S): S => schema.meta({ ...schema.meta(), confidential: true })

/** An input that does not fit, field by field. */
export class WrongInput extends Error {
  readonly faults: readonly Fault[]
  constructor(faults: readonly Fault[]) {
    super(faults.map(({ path, message }) => (path ? `${path} ${message}` : message)).join('\n'))
    this.faults = faults
  }
}

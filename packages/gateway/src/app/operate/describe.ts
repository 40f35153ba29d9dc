import * as z from 'zod'
import { roles, type Command, type OperatorArea } from '../../server/command.ts'

/** A field of an input, as JSON Schema describes it. */
export interface FieldSchema {
  type?: string
  description?: string
  default?: unknown
  enum?: unknown[]
  items?: FieldSchema
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  contentEncoding?: string
  anyOf?: FieldSchema[]
  oneOf?: FieldSchema[]
  const?: unknown
  properties?: Record<string, FieldSchema>
  required?: string[]
  /** Of a table: what stands under its keys; false where there are no further ones. */
  additionalProperties?: FieldSchema | boolean
  /** Of a table: which keys there may be. */
  propertyNames?: FieldSchema
  /** The audit keeps only that it was given. */
  confidential?: boolean
}

/** An input as JSON Schema (2020-12), as it is written and not as it is read. */
export const inputSchema = (input: z.ZodType): FieldSchema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as FieldSchema

/** Everything a console needs to offer a command. */
const describeCommand = ({ name, summary, role, effect, input, example }: Command) => ({
  command: name,
  summary,
  role,
  effect,
  preview: effect !== 'read',
  input: inputSchema(input),
  example,
})

/** All areas and commands, for programs: what a console can be generated from. */
export const describeAreas = (areas: readonly OperatorArea[]) => ({
  version: 1,
  roles,
  areas: areas.map(({ area, summary, commands }) => ({ area, summary, commands: commands.map(describeCommand) })),
})

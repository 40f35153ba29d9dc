import { readFile } from 'node:fs/promises'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Db } from '../../db/client.ts'
import type { MirrorKeys } from '../../modules/mirrors/keys.ts'
import type { Fault } from '../../lib/faults.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { WrongInput, type Command } from '../../server/command.ts'
import { describeAreas, inputSchema, type FieldSchema } from './describe.ts'
import { areaHelp, changeLines, commandHelp, flagOf, overview } from './help.ts'
import { harmless } from './harmless.ts'
import { findArea, operatorAreas } from './registry.ts'
import { runCommand, type Result } from './run.ts'

export interface CliOptions {
  /** Works on the database of the gateway. */
  withDatabase: (work: (db: Db) => Promise<Result>) => Promise<Result>
  /** The operator when `--as` is not given. */
  user: string
  print: (text: string) => void
  complain: (text: string) => void
  stdin?: () => Promise<string>
  clock?: Clock
  /** The key of the list of hosts, in the folder of the gateway. */
  mirrorKeys?: MirrorKeys | undefined
}

/** 0 done, 1 refused or failed, 2 wrong input. */
export type ExitCode = 0 | 1 | 2

interface Options {
  help: boolean
  json: boolean
  preview: boolean
  as: string | undefined
  out: string | undefined
  input: Record<string, unknown>
}

const wrong = (path: string, message: string) => new WrongInput([{ path, message }])

async function fileOf(field: string, path: string): Promise<Buffer> {
  return readFile(path).catch(() => {
    throw wrong(field, `cannot be read from ${path}`)
  })
}

/** Text of a file as an editor saved it: a byte-order mark says whether it is UTF-16, and is no part of it. */
function textOf(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8').decode(bytes)
}

function jsonOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    throw wrong(path, 'must be JSON')
  }
}

/** The value after a flag, in the field's type. `@path` reads a file; `@@` begins a text with `@`. */
async function valueOf(field: string, schema: FieldSchema, typed: string): Promise<unknown> {
  const isFile = schema.contentEncoding === 'base64'
  if (typed.startsWith('@@')) return typed.slice(1)
  if (typed.startsWith('@')) {
    const bytes = await fileOf(field, typed.slice(1))
    if (isFile) return bytes.toString('base64')
    return valueOf(field, schema, textOf(bytes).replace(/^@/, '@@').trimEnd())
  }
  switch (schema.type) {
    case 'string':
      return typed
    case 'integer':
    case 'number':
      return typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed
    case 'boolean':
      return typed === 'true' || (typed === 'false' ? false : typed)
    case 'array':
      if (/^\s*\[/.test(typed)) return jsonOf(field, typed)
      return Promise.all(typed.split(',').map((one) => valueOf(field, schema.items ?? {}, one.trim())))
    case 'object':
      return jsonOf(field, typed)
    default:
      try {
        return JSON.parse(typed) as unknown
      } catch {
        return typed
      }
  }
}

async function readOptions(
  command: Command | undefined,
  given: readonly string[],
  stdin: () => Promise<string>,
): Promise<Options> {
  const fields = command ? (inputSchema(command.input).properties ?? {}) : {}
  const options: Options = { help: false, json: false, preview: false, as: undefined, out: undefined, input: {} }
  let whole: Record<string, unknown> = {}
  const words = [...given]
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const [flag = '', ...rest] = word.split('=')
    const glued = rest.length > 0 ? rest.join('=') : undefined
    const name = flag.slice(2)
    const next = (): string => {
      const value = glued ?? words.shift()
      if (value === undefined) throw wrong(name, 'has no value')
      return value
    }
    if (!flag.startsWith('--')) throw wrong(word, 'is no option: fields are written --field value')
    if (name === 'help' || name === 'json' || name === 'preview') options[name] = true
    else if (name === 'as' || name === 'out') options[name] = next()
    else if (name === 'input') {
      const path = next()
      const read = jsonOf('input', path === '-' ? await stdin() : textOf(await fileOf('input', path)))
      if (typeof read !== 'object' || read === null || Array.isArray(read)) throw wrong('input', 'must be an object')
      whole = read as Record<string, unknown>
    } else {
      const [field, schema] = Object.entries(fields).find(([key]) => flagOf(key) === flag || key === name) ?? []
      if (field === undefined || schema === undefined)
        throw wrong(name, `is not known; there are ${Object.keys(fields).map(flagOf).join(', ') || 'no fields'}`)
      const bare = schema.type === 'boolean' && glued === undefined && !/^(true|false)$/.test(words[0] ?? '')
      options.input[field] = bare ? true : await valueOf(field, schema, next())
    }
  }
  options.input = { ...whole, ...options.input }
  return options
}

/** Writes the files of a command, none of them outside the folder. */
async function saveFiles(files: readonly { name: string; bytes: string }[], folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  return Promise.all(
    files.map(async ({ name, bytes }) => {
      const path = join(folder, basename(name))
      await writeFile(path, Buffer.from(bytes, 'base64'), { mode: 0o600 })
      return path
    }),
  )
}

const faultLines = (faults: readonly Fault[]) =>
  faults.map(({ path, message }) => (path ? `${flagOf(path)} ${message}` : message)).join('\n')

/** `npm run operate`: with its arguments. @returns the exit code */
export async function operate(argv: readonly string[], around: CliOptions): Promise<ExitCode> {
  // Every word that leaves here passes through this, whoever wrote it.
  const print = (text: string) => around.print(harmless(text))
  const complain = (text: string) => around.complain(harmless(text))
  const stdin = around.stdin ?? (() => Promise.resolve(''))
  const isName = (word: string | undefined) => word !== undefined && !word.startsWith('--')
  const [areaName, commandName] = isName(argv[0]) ? [argv[0], isName(argv[1]) ? argv[1] : undefined] : []
  const area = areaName === undefined ? undefined : findArea(areaName)
  const command = area?.commands.find(({ name }) => name === commandName)
  const rest = argv.slice((areaName === undefined ? 0 : 1) + (commandName === undefined ? 0 : 1))
  const asJson = rest.includes('--json')
  const refuse = (code: string, message: string, faults: readonly Fault[] = []): void => {
    if (asJson) print(JSON.stringify({ done: false, code, message, faults }, null, 2))
    else complain(faults.length > 0 ? faultLines(faults) : message)
  }
  if (areaName !== undefined && !area) {
    refuse('validation', `${areaName} is no area; there are ${operatorAreas.map((one) => one.area).join(', ')}`)
    return 2
  }
  if (area && commandName !== undefined && !command) {
    refuse(
      'validation',
      `${commandName} is no command of ${area.area}; there are ${area.commands.map(({ name }) => name).join(', ')}`,
    )
    return 2
  }
  try {
    const options = await readOptions(command, rest, stdin)
    if (!area || !command || options.help) {
      if (options.json) print(JSON.stringify(describeAreas(area ? [area] : operatorAreas), null, 2))
      else print(command && area ? commandHelp(area.area, command) : area ? areaHelp(area) : overview(operatorAreas))
      return 0
    }
    const { preview, input, as: operator = around.user } = options
    const result = await around.withDatabase((db) =>
      runCommand(
        db,
        { area: area.area, command, input, operator, preview, mirrorKeys: around.mirrorKeys },
        around.clock,
      ),
    )
    if (!result.done) {
      refuse(result.code, result.message, result.faults)
      return result.result === 'wrong_input' ? 2 : 1
    }
    const savedFiles = result.files && options.out !== undefined ? await saveFiles(result.files, options.out) : []
    if (options.json) print(JSON.stringify({ ...result, preview }, null, 2))
    else
      print(
        [
          ...(preview ? ['Preview: nothing is changed.'] : []),
          result.text,
          ...savedFiles,
          ...changeLines(result.changes),
        ].join('\n'),
      )
    return 0
  } catch (error) {
    if (error instanceof WrongInput) {
      refuse('validation', error.message, error.faults)
      return 2
    }
    refuse('failed', error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
    return 1
  }
}

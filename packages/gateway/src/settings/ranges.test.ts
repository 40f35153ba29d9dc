import * as z from 'zod'
import { expect, test } from 'vitest'
import { faultOfPath, faultsOfGroup, withValueAt } from './change.ts'
import { groups, settingsOf } from '../app/settings.ts'

interface Leaf {
  path: string
  schema: z.ZodType
  kind: string
}

/** Every value that a schema takes apart no further, with its path; `*` is an entry of a list or a table. */
function leavesOf(schema: z.core.$ZodType, path: string): Leaf[] {
  const { def } = schema._zod
  const part = (name: string): unknown => Reflect.get(def, name)
  const inside = (name: string, ...more: string[]) =>
    leavesOf(part(name) as z.core.$ZodType, [path, ...more].filter(Boolean).join('.'))
  switch (def.type) {
    case 'object':
      return Object.entries(part('shape') as Record<string, z.core.$ZodType>).flatMap(([key, inner]) =>
        leavesOf(inner, `${path}.${key}`),
      )
    case 'optional':
    case 'default':
    case 'prefault':
      return inside('innerType')
    case 'pipe':
      return inside('in')
    case 'array':
      return inside('element', '*')
    case 'record':
      return [...inside('keyType', '(key)'), ...inside('valueType', '*')]
    case 'union': {
      const options = part('options') as z.core.$ZodType[]
      // A union of texts is one text, of which both forms are tried.
      return options.every((one) => one._zod.def.type === 'string')
        ? [{ path, schema: schema as z.ZodType, kind: 'string' }]
        : options.flatMap((one) => leavesOf(one, path))
    }
    default:
      return [{ path, schema: schema as z.ZodType, kind: def.type }]
  }
}

const numbers = [-1, -0.5, -1e9, 1e16, 1e308, Number.NaN, Infinity, -Infinity]
/** What no value of a kind may be, whatever its setting is about. */
const beside: Record<string, unknown[]> = {
  number: ['5', '', true, null, [], [5], {}, ...numbers],
  string: [5, true, null, [], ['x'], {}, 'x'.repeat(5000), `a\u0000b`, 'a\u001b[2Jb'],
  boolean: ['true', 'x', 0, 1, null, [], {}],
  enum: ['no such value', '', 5, true, null, [], {}, '__proto__', 'constructor'],
  literal: ['no such value', 3, true, null, [], {}],
}
const hostile = [
  'https://good.example@evil.example',
  'javascript:alert(1)',
  'https:\\\\evil.example',
  'ftp://files.example',
  'two words',
  '/.//evil.example',
]
const isAddress = (path: string) => /(url|path|picture|domain|route\.\*|cdns\.\*|hosts\.\*)$/i.test(path)

/** Numbers below and above the range that is declared; undefined where an end is missing. */
function around(schema: z.ZodType): number[] | undefined {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, type } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as { [bound: string]: number | undefined } & { type?: string }
  const [least, most] = [minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum]
  if (least === undefined || most === undefined || least < 0 || most > 1e15) return undefined
  const halves = type === 'integer' ? [least + 0.5] : []
  return [minimum === undefined ? least : least - 1, least - 1000, most + 1, most * 10 + 10, ...halves]
}

/** What is accepted though it should not be, as `path: value`. */
function wronglyAccepted(all: Readonly<Record<string, z.ZodType>>): string[] {
  return Object.entries(all).flatMap(([group, schema]) =>
    leavesOf(schema, group).flatMap(({ path, schema: leaf, kind }) => {
      const outside = kind === 'number' ? around(leaf) : []
      const tried = [...(beside[kind] ?? []), ...(outside ?? []), ...(isAddress(path) ? hostile : [])]
      const accepted = tried.filter((value) => leaf.safeParse(value).success).map((value) => JSON.stringify(value))
      const why = outside ? (beside[kind] ? accepted : ['a kind that is not tried']) : ['no range', ...accepted]
      return why.map((what) => `${path}: ${what.slice(0, 60)}`)
    }),
  )
}

test('no value below, above or beside its range is accepted, in any group', () => {
  expect(wronglyAccepted({ ...groups })).toEqual([])
})

test('the walk reaches numbers in lists, tables, unions and defaults, and finds what has no range', () => {
  const paths = Object.entries(groups).flatMap(([group, schema]) => leavesOf(schema, group).map(({ path }) => path))
  expect(paths).toEqual(
    expect.arrayContaining([
      'login.windowMinutes',
      'withdraw.methods.*.fields.*.maxLength',
      'withdraw.eta.review.p50Sec',
      'turnover.gameWeights.*',
      'banners.w_home.*.target.nodeId',
      'site.resources.*.url',
      'site.mainDomain',
    ]),
  )
  const open = z.object({
    list: z.array(z.object({ n: z.number().int() })).default([]),
    half: z.number().min(0).default(1),
    link: z.string().max(2048).optional(),
    url: z
      .string()
      .max(2048)
      .regex(/^\P{Cc}*$/u),
    good: z.int().min(1).max(5).default(3),
  })
  const found = wronglyAccepted({ open })
  for (const wrong of ['list.*.n: no range', 'list.*.n: -1', 'half: no range', 'half: 1e+308', 'link: "a\\u0000b"'])
    expect(found).toContain(`open.${wrong}`)
  expect(found).toContain('open.url: "javascript:alert(1)"')
  expect(found.filter((one) => one.startsWith('open.good'))).toEqual([])
})

test('the defaults fit, and a number out of range is refused at its place in the group', () => {
  const current = settingsOf()
  for (const [name, schema] of Object.entries(groups)) {
    const holds: unknown = current[name as keyof typeof current]
    expect([name, faultsOfGroup(schema, holds)]).toEqual([name, []])
    for (const { path, schema: leaf, kind } of leavesOf(schema, name)) {
      const keys = path.split('.').slice(1)
      if (kind !== 'number' || keys.includes('*') || keys.includes('(key)')) continue
      for (const value of around(leaf) ?? []) {
        const faults = faultsOfGroup(schema, withValueAt({}, holds, keys, value))
        expect(
          faults.map((fault) => fault.path),
          `${path} ${value}`,
        ).toContain(keys.join('.'))
      }
    }
  }
})

test('a path leads to an entry that is there or the next one, and nowhere through a prototype', () => {
  const current = { methods: [{ min: 1 }, { min: 2 }], table: {} }
  const at = (path: string, written: unknown = {}) => faultOfPath(written, current, path.split('.'))?.path
  for (const wrong of ['3.min', '99999999.min', '-1', '01', 'length', 'x', '1e1', ' 1', '4294967295'])
    expect(at(`methods.${wrong}`), wrong).toBe(`methods.${wrong.split('.')[0]}`)
  for (const right of ['methods', 'methods.0', 'methods.1.min', 'methods.2', 'table.any', 'other.deep.er'])
    expect(at(right), right).toBeUndefined()
  // The list of the row counts where there is one.
  expect([at('methods.1', { methods: [] }), at('methods.0', { methods: [] })]).toEqual(['methods.1', undefined])
  for (const name of ['__proto__', 'constructor', 'prototype']) {
    expect(at(name)).toBe(name)
    expect(at(`table.${name}.polluted`)).toBe(`table.${name}`)
    expect(at(`methods.0.${name}`)).toBe(`methods.0.${name}`)
  }
  withValueAt({}, current, ['table', 'toString', 'polluted'], 1)
  expect(Reflect.get(Object.prototype, 'toString')).not.toHaveProperty('polluted')
})

test('names that every object has are unknown keys of every object and table', () => {
  const value = (text: string): unknown => JSON.parse(text)
  for (const name of ['__proto__', 'constructor', 'prototype']) {
    for (const [group, text] of [
      ['login', `{"${name}": {"maxFailures": 1}}`],
      ['site', `{"resources": {"${name}": {"labelNameEn": "x", "url": "/x"}}}`],
      ['vendors', `{"backAt": {"${name}": "2026-12-01T18:00:00Z"}}`],
      ['turnover', `{"gameWeights": {"${name}": 1}}`],
      ['withdraw', `{"eta": {"${name}": {}}}`],
    ] as const)
      expect(
        faultsOfGroup(groups[group], value(text)).map(({ path }) => path.split('.').at(-1)),
        text,
      ).toEqual([name])
  }
})

test('of a stored row that no longer fits a range, the rest holds; it never stops a gateway', () => {
  const reported: unknown[] = []
  const method = { ...settingsOf().withdraw.methods[0], methodId: 'mine' }
  const read = settingsOf(
    [
      { key: 'login', value: { windowMinutes: -1, maxFailures: 9, lockMinutes: 1e300 } },
      { key: 'bonus', value: { firstDeposit: { percent: 1e300, days: 5 } } },
      { key: 'fundPassword', value: { tries: 3, rule: { patternId: 'digits', minLength: 1, maxLength: 6 } } },
      { key: 'site', value: { timeZone: 'Nowhere/Land', mainDomain: 'a b', gtagId: 'G-ABCDEF' } },
      {
        key: 'withdraw',
        value: { dailyCount: 7, methods: [{ kind: 'X' }, { ...method, min: -5, max: 1e300 }] },
      },
      { key: 'turnover', value: { weights: { RNG: 500, LIVE: 20 }, gameWeights: { 10001: -1, 10002: 5 } } },
      { key: 'banners', value: { w_home: Array.from({ length: 25 }, (_, at) => bannerNo(at)) } },
      { key: 'codes', value: null },
      { key: 'captcha', value: [] },
      { key: 'vip', value: 'x' },
    ],
    (key, left) => reported.push([key, left]),
  )
  expect(read.login).toMatchObject({ windowMinutes: 15, maxFailures: 9, lockMinutes: 5 })
  expect(read.bonus.firstDeposit).toMatchObject({ percent: 50, days: 5 })
  expect(read.fundPassword).toMatchObject({ tries: 3, rule: { patternId: 'digits', minLength: 6, maxLength: 6 } })
  expect(read.site).toMatchObject({ timeZone: 'Asia/Dhaka', mainDomain: '', gtagId: 'G-ABCDEF' })
  expect(read.withdraw).toMatchObject({ dailyCount: 7, methods: [{ methodId: 'mine', min: 1, max: 1e15 }] })
  expect(read.turnover).toMatchObject({ weights: { RNG: 100, LIVE: 20 }, gameWeights: { 10002: 5 } })
  expect(read.banners.w_home.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => `no-${at}`))
  expect([read.codes, read.captcha, read.vip]).toEqual([settingsOf().codes, settingsOf().captcha, settingsOf().vip])
  expect(Object.fromEntries(reported as [string, unknown][])).toEqual({
    login: ['lockMinutes', 'windowMinutes'],
    bonus: ['firstDeposit.percent'],
    fundPassword: ['rule', 'rule.minLength'],
    site: ['mainDomain', 'timeZone'],
    withdraw: ['methods.0', 'methods.1.max', 'methods.1.min'],
    turnover: ['gameWeights.10001', 'weights.RNG'],
    banners: ['w_home'],
    captcha: undefined,
    vip: undefined,
  })
})

const bannerNo = (at: number) => ({ id: `no-${at}`, picture: '/art/x.svg', texts: { en: { title: 'x' } } })

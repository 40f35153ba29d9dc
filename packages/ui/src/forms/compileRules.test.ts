import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileRules, type FieldRule } from './compileRules.ts'
import { passwordChecks } from './passwordChecks.ts'
import { serverErrors } from './serverErrors.ts'

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  field: 'username',
  enabled: true,
  required: true,
  patternId: 'letter_first',
  minLength: 6,
  maxLength: 12,
  type: 'text',
  order: 1,
  ...over,
})
const fault = (over: Partial<FieldRule>, value: string) =>
  compileRules([rule(over)]).error('username', { username: value })
const pattern = { kind: 'pattern', patternId: 'letter_first', min: 6, max: 12 }

describe('which fields, in which order', () => {
  it('leaves out what is off, follows the order, keeps the list where orders are equal', () => {
    const { fields } = compileRules([
      rule({ field: 'c', order: 2 }),
      rule({ field: 'off', enabled: false }),
      rule({ field: 'b' }),
      rule({ field: 'a' }),
      rule({ field: 'first', order: 0 }),
    ])
    expect(fields.map(({ name }) => name)).toEqual(['first', 'b', 'a', 'c'])
  })

  it('takes a field named twice once, and the one that is on', () => {
    const { fields } = compileRules([
      rule({ enabled: false, maxLength: 7 }),
      rule({ maxLength: 8 }),
      rule({ maxLength: 9 }),
    ])
    expect(fields).toMatchObject([{ name: 'username', max: 8 }])
  })

  it('reads a rule with almost no fields', () => {
    expect(compileRules([{ field: 'x' }]).fields).toMatchObject([
      { name: 'x', type: 'text', required: false, min: 0, max: 256, patternId: 'any', judgedBy: 'form' },
    ])
    expect(compileRules([{ field: 'x', type: 'hologram' }]).fields).toMatchObject([{ type: 'text' }])
  })
})

describe('what is wrong with a value', () => {
  it('names the first failing rule with its bounds', () => {
    expect(fault({}, '')).toEqual({ kind: 'required' })
    expect(fault({}, 'rahim')).toEqual(pattern)
    expect(fault({}, 'rahim77rahim7')).toEqual(pattern)
    expect(fault({}, '7rahim')).toEqual(pattern)
    expect(fault({}, 'rahim77')).toBeUndefined()
    expect(fault({}, ' rahim77 '), 'judged as it is sent').toBeUndefined()
  })

  it('lets an optional field be empty', () => expect(fault({ required: false }, '  ')).toBeUndefined())

  it('takes anything of the right length where a lone * stands', () => {
    for (const patternId of ['letter_first', 'any', '', 'from_the_future'])
      expect(fault({ patternId, acceptedPattern: ' * ' }, '7#রহিম')).toBeUndefined()
    expect(fault({ acceptedPattern: '*' }, '7#')).toEqual(pattern)
  })

  it('counts characters as people do, and never beyond 256', () => {
    expect(fault({ patternId: 'any', minLength: 2, maxLength: 2 }, '😀😀')).toBeUndefined()
    expect(fault({ patternId: 'any', maxLength: 10_000 }, 'x'.repeat(257))).toMatchObject({ kind: 'pattern', max: 256 })
  })

  it.each([
    [9, 3],
    [-4, 0],
    [Number.NaN, Number.NaN],
    [300, 400],
  ])('ignores the impossible bounds %s and %s', (minLength, maxLength) => {
    expect(fault({ patternId: 'any', minLength, maxLength }, 'rahim')).toBeUndefined()
  })

  it('distinguishes the length of a password, and does not trim it', () => {
    const rules = compileRules([
      rule({ field: 'password', type: 'password', patternId: 'letters_and_digits', minLength: 8, maxLength: 20 }),
    ])
    expect(rules.error('password', { password: 'Pad1' })).toMatchObject({ kind: 'length', min: 8, max: 20 })
    expect(rules.error('password', { password: 'padmapadma' })).toMatchObject({ kind: 'pattern' })
    expect(rules.clean({ password: ' Padma2026 ' })).toEqual({ password: ' Padma2026 ' })
  })

  it.each(['confirmPassword', 'checkPass'])('compares %s', (field) => {
    const rules = compileRules([
      rule({ field: 'password', type: 'password' }),
      rule({ field, type: 'password', patternId: 'digits', minLength: 20 }),
    ])
    expect(rules.error(field, { password: 'b', [field]: 'a' })).toEqual({ kind: 'confirm' })
    expect(rules.error(field, { password: 'a', [field]: 'a' })).toBeUndefined()
    expect(rules.dependents('password')).toEqual([field])
  })

  it('wants a box ticked', () => {
    expect(fault({ type: 'checkbox' }, '')).toEqual({ kind: 'required' })
    expect(fault({ type: 'checkbox' }, 'on')).toBeUndefined()
  })
})

describe('a pattern of no known family', () => {
  const validatedBy = (acceptedPattern: string) =>
    compileRules([rule({ patternId: 'from_the_future', acceptedPattern })]).fields[0]?.judgedBy

  it('is judged here where that is sure to be quick', () => {
    expect(validatedBy('^[a-z]+$')).toBe('form')
    expect(fault({ patternId: '', acceptedPattern: '^[a-z]+$' }, 'rahim7')).toMatchObject({
      kind: 'pattern',
      patternId: 'any',
    })
    expect(fault({ patternId: '', acceptedPattern: '^(a+)+$' }, `${'a'.repeat(11)}!`)).toMatchObject({
      kind: 'pattern',
    })
    expect(fault({ patternId: '', acceptedPattern: '^(a+)+$' }, 'a'.repeat(12))).toBeUndefined()
  })

  it.each(['(?i)rahim', '^(a)\\1$', '(', ''])('is left to the server where it is %s', (acceptedPattern) => {
    expect(validatedBy(acceptedPattern)).toBe('server')
    expect(fault({ patternId: 'from_the_future', acceptedPattern }, 'anything')).toBeUndefined()
    expect(
      fault({ patternId: 'from_the_future', acceptedPattern }, 'short'),
      'its length is judged all the same',
    ).toMatchObject({ kind: 'pattern' })
  })

  it('does not run the pattern of a known family', () => {
    expect(fault({ acceptedPattern: '^(a+)+$' }, 'rahim77')).toBeUndefined()
  })
})

it('neither throws nor takes long, whatever the rules and the value', () => {
  const anyRule = fc.record(
    {
      field: fc.constantFrom('username', 'password', '__proto__', 'constructor'),
      enabled: fc.boolean(),
      required: fc.boolean(),
      acceptedPattern: fc.oneof(
        fc.string(),
        fc.constantFrom('*', '^(a+)+$', '^(a|a)*$', '(.*)*=', '^([a-z]+){2,}$', '(?=(a+))\\1b'),
      ),
      patternId: fc.constantFrom('any', 'strong', 'email', 'nobody', 'toString', ''),
      minLength: fc.oneof(fc.integer(), fc.double()),
      maxLength: fc.oneof(fc.integer(), fc.double()),
      type: fc.constantFrom('text', 'password', 'checkbox', 'valueOf'),
    },
    { requiredKeys: ['field'] },
  )
  const value = fc.string({ unit: fc.constantFrom('a', 'A', '1', '=', ' ', '!'), maxLength: 400 })
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 6 }), value, (rules, typed) => {
      const since = performance.now()
      const compiled = compileRules(rules)
      for (const { name } of compiled.fields) compiled.error(name, { username: typed, password: typed })
      expect(Object.keys(compiled.clean({ username: typed })).length).toBeLessThanOrEqual(compiled.fields.length)
      expect(performance.now() - since).toBeLessThan(10_000)
    }),
    { numRuns: 500 },
  )
})

describe('password checklist', () => {
  const password = (patternId: string) => {
    const [field] = compileRules([
      rule({ field: 'password', type: 'password', patternId, minLength: 8, maxLength: 20 }),
    ]).fields
    if (!field) throw new Error('it is there')
    return field
  }
  const met = (patternId: string, value: string) =>
    passwordChecks(password(patternId))
      .map(({ id, met: ok }) => `${ok(value) ? '+' : '-'}${id}`)
      .join(' ')

  it('takes the rule apart', () => {
    expect(met('strong', 'Padma2026')).toBe('+length +upper +lower +digit -symbol +spaces')
    expect(met('letters_and_digits', 'padma')).toBe('-length +letter -digit +spaces')
    expect(met('any', 'padmapadma')).toBe('+length')
  })

  it('is all met exactly when the rule is, for families it takes apart', () => {
    const families = fc.constantFrom(
      'strong',
      'letters_and_digits',
      'alphanumeric',
      'alphanumeric_upper',
      'letter_first',
      'no_spaces',
    )
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '3', '#', ' '), minLength: 1, maxLength: 24 }),
        families,
        (value, patternId) => {
          const rules = compileRules([
            rule({ field: 'password', type: 'password', patternId, minLength: 8, maxLength: 20 }),
          ])
          expect(passwordChecks(password(patternId)).every(({ met: ok }) => ok(value))).toBe(
            rules.error('password', { password: value }) === undefined,
          )
        },
      ),
    )
  })
})

describe('what a server found', () => {
  const rules = compileRules([rule(), rule({ field: 'email', patternId: 'email' })])

  it('is mapped to the fields of the form, filled from their rules', () => {
    const found = {
      username: { code: 'field_invalid', patternId: 'strong', min: 0, max: 16 },
      email: { code: 'required' },
      confirmPassword: { code: 'mismatch' },
    }
    expect(serverErrors(found, rules)).toEqual({
      username: { kind: 'pattern', patternId: 'strong', min: 0, max: 16 },
      email: { kind: 'required' },
      confirmPassword: { kind: 'confirm' },
    })
    expect(serverErrors({ username: { code: 'from_the_future' } }, rules)).toEqual({ username: pattern })
  })

  it.each([undefined, null, 'x', 7, []])('survives %s', (found) => expect(serverErrors(found, rules)).toEqual({}))
  it('survives anything else', () =>
    expect(serverErrors({ a: null, b: 'x', username: { patternId: 7, min: 'a', max: -1 } }, rules)).toMatchObject({
      a: { kind: 'pattern' },
      b: { kind: 'pattern' },
      username: pattern,
    }))
})

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/run.ts'
import { camel, checked, kebab, pascal, spoken } from './names.ts'
import { after, among, carryOut, Refusal, swap } from './plan.ts'

it('writes a name in the case of each place', () => {
  expect([camel('my-seats'), pascal('my-seats'), kebab('RatingStars'), spoken('mySeats')]).toEqual([
    'mySeats',
    'MySeats',
    'rating-stars',
    'My seats',
  ])
  for (const name of [undefined, '', 'a b', '../x', 'x'.repeat(41)])
    expect(() => checked(name, /^[a-z]+$/, 'small letters')).toThrow('small letters')
  expect(() => checked('tips.delete', /^[a-z.]+$/, 'small letters')).toThrow('a word of the language')
})

it('inserts lines where they belong, or reports that the place is missing', () => {
  expect(among('x\n  a\n  c\ny', /^ {2}/, '  b')).toBe('x\n  a\n  b\n  c\ny')
  expect(among('  a\ny', /^ {2}/, '  b')).toBe('  a\n  b\ny')
  expect(after('const a = {\n}', /\{\n/, '  b,\n')).toBe('const a = {\n  b,\n}')
  expect(() => after('', /x/, 'y')).toThrow(Refusal)
  expect(() => swap('', /x/, () => 'y')).toThrow(Refusal)
})

it('reverts everything when a later step fails', async () => {
  const made = `node_modules/.cache/new-${process.pid}/made.txt`
  const before = readFileSync(join(root, 'LICENSE'), 'utf8')
  const plan = {
    files: { [made]: 'new' },
    edits: [{ path: 'LICENSE', change: (text: string) => text }],
    makers: [],
    next: [],
  }
  try {
    await expect(carryOut(plan, () => Promise.reject(new Refusal('no')))).rejects.toThrow('no')
    expect([existsSync(join(root, made)), readFileSync(join(root, 'LICENSE'), 'utf8')]).toEqual([false, before])
    expect(await carryOut(plan)).toEqual([made, 'LICENSE'])
    await expect(carryOut(plan)).rejects.toThrow('there is already')
  } finally {
    rmSync(join(root, made, '..'), { recursive: true, force: true })
  }
})

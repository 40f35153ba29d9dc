import { describe, expect, test } from 'vitest'
import type { Db } from '../../db/client.ts'
import { operate } from './cli.ts'
import { harmless, oneLine } from './harmless.ts'
import type { Result } from './run.ts'

/** What a terminal obeys or nobody sees, each between two letters. */
const obeyed = [
  ['an escape sequence', '\u001b[2J'],
  ['a bell', '\u0007'],
  ['a return to the beginning of the line', '\r'],
  ['a step back', '\b'],
  ['a NUL', '\0'],
  ['a delete', '\u007f'],
  ['a sequence of one byte', '\u009b31m'],
  ['an override of direction', '\u202e'],
  ['an isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['a mark of direction', '\u200f'],
  ['an Arabic mark', '\u061c'],
  ['a tag', '\u{e0041}'],
  ['a variant beyond the plane', '\u{e0100}'],
  ['a space without width', '\u200b'],
  ['half of a pair', '\ud83d'],
  ['a separator of lines', '\u2028'],
] as const
const bare = /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u{e0000}-\u{e0fff}\u200b]/u

test.each(obeyed)('%s is shown as its escape', (_what, text) => {
  const shown = harmless(`a${text}b`)
  expect(shown).not.toMatch(bare)
  expect(shown).toMatch(/^a\\u[0-9a-f]{4}.*b$/)
  expect(JSON.parse(`"${shown}"`)).toBe(`a${text}b`)
})

test('layout, and every script with its joiners and variants, stays as it is', () => {
  for (const text of ['a\n\tb', 'র‍্যাফল', 'می‌خواهم', '👩‍👧', '❤️', '৳ 10,000.00', 'é\u0301', '→ › …'])
    expect(harmless(text)).toBe(text)
  expect(oneLine('a\n\tb')).toBe('a\\u000a\\u0009b')
})

describe('everything that is printed', () => {
  const all = obeyed.map(([, text]) => text).join('x')
  async function printed(result: Result | Error, ...more: string[]) {
    const [out, err]: [string[], string[]] = [[], []]
    const withDatabase = async (_work: (db: Db) => Promise<Result>) => {
      if (result instanceof Error) throw result
      return result
    }
    const say = { print: (text: string) => out.push(text), complain: (text: string) => err.push(text) }
    await operate(['feedback', 'list', ...more], { user: 'mitu', withDatabase, ...say })
    return { out: out.join('\n'), err: err.join('\n') }
  }
  const done: Result = {
    done: true,
    text: `F1: ${all}\nF2`,
    data: { [all]: [all] },
    changes: [{ path: all, after: all }],
  }
  const refused: Result = {
    done: false,
    result: 'wrong_input',
    code: 'validation',
    message: all,
    faults: [{ path: all, message: all }],
  }

  test.each([
    ['text and changes', done, []],
    ['JSON', done, ['--json']],
    ['faults', refused, []],
    ['faults as JSON', refused, ['--json']],
    ['a refusal', { ...refused, faults: [] }, []],
    ['an error', new Error(all), []],
    ['a word that is no option', done, [all]],
    ['a flag that is not known', done, [`--${all}`]],
  ] as [string, Result | Error, string[]][])('is harmless: %s', async (_what, result, more) => {
    const { out, err } = await printed(result, ...more)
    expect(out + err).toContain('\\u001b')
    expect(out + err).not.toMatch(bare)
  })

  test('and for programs still what was written', async () => {
    const { out } = await printed(done, '--json')
    expect(JSON.parse(out)).toMatchObject({ text: `F1: ${all}\nF2`, data: { [all]: [all] } })
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Least and greatest of a descriptor, `300` or `301 900`. */
const rangeOf = (rule: string, name: string): [from: number, to: number] => {
  const [from = 0, to = from] = (new RegExp(`${name}: ([^;]+);`).exec(rule)?.[1] ?? '').split(' ').map(parseFloat)
  return [from, to]
}

// A browser selects faces by weight and width before it looks at their characters: of two that both fit it may take
// the one without the letters.
it.each(['veranda', 'haat'])('%s: faces that fit the same weight and width state the same of both', (brand) => {
  const rules = readFileSync(join(import.meta.dirname, `fonts/${brand}.gen.css`), 'utf8')
    .split('@font-face')
    .slice(1)
  const faces = rules.map((rule) => ({
    family: /font-family: '([^']+)'/.exec(rule)?.[1],
    weight: rangeOf(rule, 'font-weight'),
    width: rangeOf(rule, 'font-stretch'),
  }))
  expect(faces.length).toBeGreaterThan(4)
  const meet = ([from, to]: readonly number[], [first, last]: readonly number[]) =>
    Number(from) <= Number(last) && Number(first) <= Number(to)
  for (const one of faces)
    for (const other of faces)
      if (one.family === other.family && meet(one.weight, other.weight) && meet(one.width, other.width))
        expect(one).toEqual(other)
})

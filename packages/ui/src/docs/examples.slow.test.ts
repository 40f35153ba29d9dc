import { describe, expect, it } from 'vitest'
import { registry } from '../registry.ts'
import examples from './examples.gen.json' with { type: 'json' }

interface Example {
  name: string
  code: string
}
const all: Readonly<Record<string, readonly Example[]>> = examples

it('has examples of every component and of nothing else', () => {
  expect(Object.keys(all).sort()).toEqual(registry.map(({ name }) => name).sort())
})

describe.each(registry)('$name', ({ name, entry }) => {
  const mine = all[name] ?? []
  it('has two or three stories tagged `example`', () => {
    expect(mine.length, `tags: ['example'] in ${name}.stories.tsx`).toBeGreaterThanOrEqual(2)
    expect(mine.length).toBeLessThanOrEqual(3)
  })
  it('is imported by its examples as an application imports it', () => {
    for (const { code } of mine) {
      const modules = [...code.matchAll(/^(?:import|\}) .*from '([^']+)'$/gm)].map((match) => match[1] ?? '')
      expect(modules).toContain(`@brand/ui/${entry}`)
      expect(modules.filter((module) => module !== 'react' && !module.startsWith('@brand/ui/'))).toEqual([])
    }
  })
  it('has examples that name what they show', () => {
    for (const example of mine) expect(example.code).toContain(`export function ${example.name}()`)
  })
})

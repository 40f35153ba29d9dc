import { expect, it } from 'vitest'
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

it('has two or three examples of each, imported as an application imports them', () => {
  const wrong = registry.flatMap(({ name, entry }) => {
    const mine = all[name] ?? []
    const modules = mine.flatMap(({ code }) =>
      [...code.matchAll(/^(?:import|\}) .*from '([^']+)'$/gm)].map((match) => match[1] ?? ''),
    )
    const foreign = modules.filter((module) => module !== 'react' && !module.startsWith('@brand/ui/'))
    return mine.length >= 2 && mine.length <= 3 && modules.includes(`@brand/ui/${entry}`) && foreign.length === 0
      ? []
      : [`${name}: ${mine.length} examples, foreign imports: ${foreign.join()}`]
  })
  expect(wrong).toEqual([])
})

import { expect, it } from 'vitest'
import english from '../../../../locales/en/ui.json' with { type: 'json' }
import { firstParts, laterParts } from '../../../build/kit-words.ts'

it('the first page brings the words it shows, by the imports of its files, and no others', () => {
  const parts = [...firstParts()]
  for (const part of ['gameCard', 'errorState', 'balance', 'toast', 'header', 'sideMenu'])
    expect(parts, part).toContain(part)
  for (const part of ['ruleForm', 'passwordField', 'dialog']) expect(parts, part).not.toContain(part)
})

it('the others bring what they show, nothing twice, and nothing that no page shows', () => {
  const [first, later] = [firstParts(), laterParts()]
  for (const part of ['passwordField', 'agentLayout', 'dialog', 'statusChip', 'table'])
    expect([...later], part).toContain(part)
  expect([...later].filter((part) => first.has(part))).toEqual([])
  expect(first.size + later.size).toBeLessThan(Object.keys(english).length)
  for (const part of [...first, ...later]) expect(Object.keys(english), part).toContain(part)
})

import { expect, it } from 'vitest'
import { vars } from './contract.css.ts'
import { roles, variableName } from './roles.ts'

it('names variables as a person would read them', () => {
  expect([vars.surface2, vars.bgSunken, vars.rTile, vars.shadow1]).toEqual([
    'var(--brand-surface-2)',
    'var(--brand-bg-sunken)',
    'var(--brand-r-tile)',
    'var(--brand-shadow-1)',
  ])
})

it('gives each role a variable of its own', () => {
  const names = Object.keys(roles).map(variableName)
  expect(new Set(names).size).toBe(names.length)
})

import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { CategoryNav } from '../gaming/CategoryNav/CategoryNav.tsx'
import { BrandProvider } from '../theme/BrandProvider.tsx'
import english from './locales/en.ts'

const nav = (
  props: Partial<ComponentProps<typeof BrandProvider>>,
  strings?: ComponentProps<typeof CategoryNav>['strings'],
) => {
  render(
    <BrandProvider lang="en" strings={english} {...props}>
      <CategoryNav items={[]} strings={strings} />
    </BrandProvider>,
  )
  return screen.getByRole('navigation').getAttribute('aria-label')
}

it('accepts words under former names, warns once, and prefers present names', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { categoryNav: _, ...others } = english
  const former = { shell: { categories: 'Halls' } }
  expect(nav({ overrides: former })).toBe('Halls')
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/shell\.categories is now categoryNav\.label; .* until 1\.0\.0\. .*codemod/),
  )
  document.body.replaceChildren()
  expect(nav({ strings: { ...others, shell: { ...english.shell, categories: 'Rooms' } } })).toBe('Rooms')
  document.body.replaceChildren()
  expect(nav({ overrides: { ...former, categoryNav: { label: 'Games' } } })).toBe('Games')
  document.body.replaceChildren()
  expect(nav({ overrides: former }, { label: 'Here' })).toBe('Here')
  document.body.replaceChildren()
  expect(nav({})).toBe(english.categoryNav.label)
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

import { expect, it } from 'vitest'
import { checksFor } from './pre-commit.ts'

it('runs only the checks that the staged files can break', () => {
  expect(checksFor(['docs/status.md', 'packages/ui/src/brands/haat.gen.css'])).toMatchObject({
    lint: [],
    locales: false,
    lockfile: false,
  })
  expect(checksFor(['site/src/App.tsx', 'packages/sdk/client/endpoints.gen.ts'])).toEqual({
    format: ['site/src/App.tsx', 'packages/sdk/client/endpoints.gen.ts'],
    lint: ['site/src/App.tsx'],
    locales: false,
    lockfile: false,
    gen: [],
  })
  expect(checksFor(['locales/bn/ui.json', 'package-lock.json'])).toEqual({
    format: ['locales/bn/ui.json', 'package-lock.json'],
    lint: [],
    locales: true,
    lockfile: true,
    gen: ['ui'],
  })
})

it('knows the sources of generated files', () => {
  const gen = (...files: string[]) => checksFor(files).gen
  expect(gen('packages/sdk/contract/areas/inbox.ts')).toEqual(['sdk'])
  expect(gen('packages/ui/src/registry.ts', 'packages/sdk/contract/errors.ts')).toEqual(['sdk', 'ui'])
  expect(
    gen('packages/ui/src/brands/veranda.json', 'packages/ui/src/theme/roles.ts', 'packages/ui/icons.json'),
  ).toEqual(['ui'])
  expect(
    gen('packages/ui/src/brands/brands.test.ts', 'locales/bn/site/site.json', 'packages/gateway/src/server/app.ts'),
  ).toEqual([])
  expect(gen('site/src/features/platform/help/alone.page.ts')).toEqual(['site'])
  expect(gen('locales/en/site/tips.json')).toEqual(['site'])
  expect(gen('site/src/features/platform/help/HelpPage.tsx', 'site/src/app/centre/centres.test.ts')).toEqual([])
})

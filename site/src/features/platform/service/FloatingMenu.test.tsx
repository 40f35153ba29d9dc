import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import FloatingMenu from './FloatingMenu.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['1', true],
  ['0', false],
] as const)('invites friends where the operator lets members (REFER3 %s)', async (enabled, invites) => {
  const { status } = fixtures.system
  const whitelabel = [
    ...status.info.whitelabel.filter(({ modId }) => modId !== 'REFER3'),
    { modId: 'REFER3', enabled, childrenNodes: [] },
  ]
  const answers = { system: { status: { ...status, info: { ...status.info, whitelabel } } } }
  await showPage(FloatingMenu, { words: [], answers })
  const menu = await screen.findByRole('navigation')
  const link = within(menu).queryByRole('link', { name: /Invite/ })
  expect(link?.getAttribute('href')).toBe(invites ? '/member?page=referral' : undefined)
})

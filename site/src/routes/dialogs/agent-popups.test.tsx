import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sdk } from '../../app/api/client.ts'
import { dismiss } from '../../app/overlays/popups.ts'
import { forgetSession } from '../../app/storage/storage.ts'
import { showPage } from '../../testing/show-page.tsx'
import AgentPopups from './AgentPopups.tsx'

const [popup] = fixtures.content.notices.list
if (!popup) throw new Error('there is no popup')

beforeEach(() => sdk.store.set({ ...fixtures.session.login, firstTimeLogin: true }))
afterEach(() => {
  cleanup()
  dismiss('public-news')
  forgetSession()
  sdk.store.end('logout')
  vi.unstubAllGlobals()
})

it('news of members does not open in the agent centre: not at the first login, nor later', async () => {
  const asked = vi.fn()
  await showPage(AgentPopups, {
    at: '/agentHome',
    words: ['support', 'site'],
    answers: {
      member: { info: { ...fixtures.member.info, type: 1 } },
      content: { notices: () => (asked(), { list: [popup] }) },
    },
  })
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

it('agents see the popups of members: those of the first login, then those of every login, once a session', async () => {
  const show = () =>
    showPage(AgentPopups, {
      at: '/agentHome',
      words: ['support', 'site'],
      answers: {
        member: { info: { ...fixtures.member.info, type: 1 } },
        content: {
          notices: ({ execution = 'A' }) => ({
            list: [
              {
                ...popup,
                promotionType: 'DEPOSIT',
                id: execution,
                execution,
                title: execution === 'F' ? 'Welcome in' : 'This week',
              },
            ],
          }),
        },
      },
    })
  await show()
  const text = (await screen.findByRole('dialog')).textContent ?? ''
  expect(text.indexOf('Welcome in')).toBeGreaterThan(-1)
  expect(text.indexOf('This week')).toBeGreaterThan(text.indexOf('Welcome in'))
  // The reward centre is of members.
  expect(screen.queryByRole('button', { name: /promotion/i })).toBeNull()
  await userEvent.keyboard('{Escape}')
  cleanup()
  await show()
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.queryByRole('dialog')).toBeNull()
})

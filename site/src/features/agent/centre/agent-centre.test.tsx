import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { showPage } from '../../../testing/show-page.tsx'
import AgentCentrePage from './AgentCentrePage.tsx'

beforeEach(() => sdk.store.set(fixtures.session.login))
afterEach(() => {
  cleanup()
  sdk.store.end('logout')
  vi.unstubAllGlobals()
})

const { status } = fixtures.system
const show = (enabled: '0' | '1') =>
  showPage(AgentCentrePage, {
    at: '/agentHome',
    words: ['agent', 'team', 'access', 'member'],
    answers: {
      system: {
        status: {
          ...status,
          info: {
            ...status.info,
            whitelabel: [
              ...status.info.whitelabel.filter(({ modId }) => modId !== 'AGEINFO3'),
              { modId: 'AGEINFO3', enabled, childrenNodes: [] },
            ],
          },
        },
      },
    },
  })

it('begins with the team of today and what has changed, each with the way to more', async () => {
  await show('1')
  expect(await screen.findByRole('heading', { name: 'Your team today' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'What changed since yesterday' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'The whole overview' }).getAttribute('href')).toBe(
    '/agentHome?page=agentTeamOverview',
  )
})

it('has no team where its overview is off', async () => {
  await show('0')
  expect(await screen.findByRole('heading', { level: 1, name: 'Account overview' })).toBeTruthy()
  await vi.waitFor(() => expect(screen.queryByText('Your team today')).toBeNull())
})

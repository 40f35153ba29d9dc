import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import AgentCentrePage from './AgentCentrePage.tsx'
import { plainText } from '../../../testing/plain-text.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'

visitAsMember()

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

it('begins with the day of the team beside yesterday, then what has changed, with the way to more', async () => {
  await show('1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeTruthy()
  const figures = await screen.findByRole('group', { name: 'Your team today' })
  await vi.waitFor(() => expect(figures.getAttribute('aria-busy')).toBe('false'))
  const parts = (part: string) =>
    [...figures.querySelectorAll(`[data-part="${part}"]`)].map((one) => plainText(one.textContent))
  expect(parts('label')).toEqual([
    'Valid bets',
    'Profit and loss',
    'Active members',
    'Joined, first deposits',
    'My income',
  ])
  // More and less than yesterday up to the same minute; what is not known by the minute stands beside the whole day.
  expect(parts('change').map((text) => text.replace(/^\w+ /, ''))).toEqual(['+ 10.6%', '+ ৳ 31.10', '+ 2'])
  expect(parts('note').slice(3)).toEqual(['Yesterday in total: 1, 1', 'Yesterday in total: ৳ 52.35'])
  const changes = await screen.findByRole('heading', { name: 'Since yesterday' })
  expect(figures.compareDocumentPosition(changes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('figure', { name: 'Valid bets' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Account overview' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Full overview' }).getAttribute('href')).toBe(
    '/agentHome?page=agentTeamOverview',
  )
})

it('asks for the figures of another scope', async () => {
  const { fake } = await show('1')
  await userEvent.click(await screen.findByRole('radio', { name: 'Direct' }))
  await vi.waitFor(() =>
    expect(fake.calls).toContainEqual(expect.objectContaining({ name: 'team.today', input: { scope: 'direct' } })),
  )
})

it('has no team where its overview is off', async () => {
  await show('0')
  expect(await screen.findByRole('heading', { level: 1, name: 'Account overview' })).toBeTruthy()
  await vi.waitFor(() => expect(screen.queryByText('Your team today')).toBeNull())
})

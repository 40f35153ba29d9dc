import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import { visitAsMember } from '../../../testing/member-visits.ts'
import RewardsPage from './RewardsPage.tsx'

visitAsMember()

const cash = fixtures.rewards.list.list.find(({ form, multiple }) => form === 'CASH' && multiple === 0)
const rows = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...cash!, rewardId: String(first + at), state: 'OFFERED' as const }))

it('counts all that one press collects, also those that the list does not show yet', async () => {
  const page = { currency: 'BDT' as const, claimable: 5 }
  await showPage(RewardsPage, {
    words: ['rewards', 'member', 'games'],
    answers: {
      rewards: {
        list: ({ status, after }) => {
          if (status !== 'CLAIMABLE') return { ...page, list: [], next: null }
          return after ? { ...page, list: rows(3, 3), next: null } : { ...page, list: rows(1, 2), next: 'more' }
        },
      },
    },
  })
  await screen.findByRole('button', { name: 'Collect 5 without wagering' })
  expect(screen.getAllByText('Salary of November')).toHaveLength(2)
})

import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showPage } from '../../../../testing/show-page.tsx'
import { Favourites } from './OwnGames.tsx'
import { visitAsMember } from '../../../../testing/member-visits.ts'

visitAsMember()

const { status } = fixtures.system
const show = (items: typeof fixtures.favourites.list.items) =>
  showPage(Favourites, {
    words: ['games', 'lobby'],
    answers: {
      favourites: { list: { ...fixtures.favourites.list, items, totalCount: items.length } },
      system: {
        status: {
          ...status,
          info: {
            ...status.info,
            whitelabel: [...status.info.whitelabel, { modId: 'GAMELOHOT3', enabled: '1', childrenNodes: [] }],
          },
        },
      },
    },
  })

it('shows what others play where no game is kept', async () => {
  await show([])
  expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeTruthy()
  const popular = await screen.findByRole('region', { name: 'Hot tonight' })
  expect(popular.querySelectorAll('[data-component="game-card"]').length).toBeGreaterThan(0)
})

it('shows only the games that are kept where there are some', async () => {
  await show(fixtures.favourites.list.items)
  await vi.waitFor(() => expect(document.querySelector('[data-component="game-card"]')).not.toBeNull())
  expect(screen.queryByRole('region', { name: 'Hot tonight' })).toBeNull()
})

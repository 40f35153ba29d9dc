import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import { it } from 'vitest'
import { useLocation } from '../../../../app/navigation/router.ts'
import { type Answers, showPage } from '../../../../testing/show-page.tsx'
import { visitAsMember } from '../../../../testing/member-visits.ts'
import { Lobby } from './Lobby.tsx'

visitAsMember()

const show = (at: string, answers: Answers = {}) =>
  showPage(
    () => (
      <>
        <Lobby gameType="RNG" lane={undefined} />
        <output>{useLocation().search}</output>
      </>
    ),
    { at, words: ['games', 'lobby'], answers },
  )

it('tells a trial player that favourites are kept for a real account', async () => {
  await show('/slot?filter=fav', { member: { info: { ...fixtures.member.info, type: 4 } } })
  await screen.findByText('Favourites need an account')
  screen.getByRole('button', { name: 'Open an account' })
})

it('goes to the last page there is from an address beyond it', async () => {
  await show('/slot?page=40', {
    games: {
      list: ({ pageNo = 1 }) => {
        const items = pageNo > 2 ? [] : fixtures.games.list.items
        return { items, page: pageNo, totalPages: 2, totalCount: 20 }
      },
    },
  })
  await screen.findByText('?page=2')
})

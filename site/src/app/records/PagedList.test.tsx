import { GatewayError } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { member } from '../api/member-client.ts'
import { useApiPages } from '../api/use-api-pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { PagedList } from './PagedList.tsx'
import { visitAsMember } from '../../testing/member-visits.ts'

function Rewards() {
  const pages = useApiPages(member.rewards.list, { status: 'CLAIMABLE' })
  return (
    <PagedList pages={pages} failed="No rewards came" empty={<p>None</p>}>
      {(rows) => (
        <ul>
          {rows.map(({ rewardId }) => (
            <li key={rewardId}>{rewardId}</li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

const [reward] = fixtures.rewards.list.list
const page = (ids: readonly string[], next: string | null) => ({
  ...fixtures.rewards.list,
  list: ids.map((rewardId) => ({ ...reward!, rewardId })),
  next,
})
/** Answers in the order they are asked for. */
async function show(...answers: (ReturnType<typeof page> | 'refused')[]) {
  const rest = [...answers]
  const list = () => {
    const answer = rest.shift() ?? page([], null)
    if (answer === 'refused') throw new GatewayError({ code: 'unknown', status: 500, message: '' })
    return answer
  }
  await showPage(Rewards, { words: [], answers: { rewards: { list } } })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

visitAsMember()

it('shows what it is called, the number of the request and another try when the first page is refused', async () => {
  await show('refused', page(['7'], null))
  await screen.findByRole('heading', { name: 'No rewards came' })
  screen.getByText('fake')
  await press('Try again')
  await screen.findByText('7')
})

it('keeps its rows and offers the next page again when that is refused', async () => {
  await show(page(['1'], 'a'), 'refused', page(['2'], null))
  await press('Show more')
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(shown()).toEqual(['1'])
  await press('Show more')
  await screen.findByText('2')
  expect(shown()).toEqual(['1', '2'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('calls itself empty only where no page can follow', async () => {
  await show(page([], 'a'), page([], null))
  await press('Show more')
  await screen.findByText('None')
  expect(screen.queryByRole('button')).toBeNull()
})

import { fixtures } from '@brand/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { member } from '../api/member-client.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { NumberedHistory } from '../../features/money/transfer/NumberedHistory.tsx'
import { type Answers, showPage } from '../../testing/show-page.tsx'
import { visitAsMember } from '../../testing/member-visits.ts'
import { useLastPage } from './use-last-page.ts'

visitAsMember()
const [row] = fixtures.upline.history.items
const answers = (totalPages: number, later?: Promise<unknown>): Answers =>
  ({
    upline: {
      history: ({ pageNo = 1 }) => {
        const answer = { items: pageNo > totalPages ? [] : [row], page: pageNo, totalPages, totalCount: totalPages }
        return pageNo === 2 && later ? later.then(() => answer) : answer
      },
    },
  }) as Answers

it('goes to the last page there is, and says meanwhile of no list that it is empty', async () => {
  const shown: string[] = []
  function Page() {
    const [page, setPage] = useState(7)
    const { data } = useLastPage(useApiQuery(member.upline.history, { pageNo: page }, { keep: true }), setPage)
    shown.push(data ? `${page}: ${data.items.length}` : 'coming')
    return <p>{shown.at(-1)}</p>
  }
  await showPage(Page, { words: [], answers: answers(3) })
  await screen.findByText('3: 1')
  expect(shown.filter((one) => one !== 'coming' && one !== '3: 1')).toEqual([])
})

it('keeps the focus in the pager while the next page of a history comes', async () => {
  let come: (_: unknown) => void = () => {}
  const later = new Promise((resolve) => (come = resolve))
  const History = () => (
    <NumberedHistory
      title="Sent"
      empty="Nothing"
      method={member.upline.history}
      columns={[{ id: 'no', head: 'No', cell: ({ transferNo }) => transferNo }]}
      rowKey={({ transferNo }) => transferNo}
    />
  )
  await showPage(History, { words: [], answers: answers(2, later) })
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 2')
  come(undefined)
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Page 2')
})

import { fixtures } from '@brand/sdk/testing'
import type { PointsRedeemOutput } from '@brand/sdk/member'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { member } from '../../../app/api/member-client.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import RedeemDialog from './RedeemDialog.tsx'

visitAsMember()
afterEach(() => (sessionStorage.clear(), void vi.restoreAllMocks()))

const [one] = fixtures.points.items.list.filter(({ type }) => type !== 'GOODS')
const closed = vi.fn<(itemId: string) => void>()

/** The dialog of one item, and a button that shows that of another instead. */
function Mall() {
  const [itemId, setItem] = useState('71')
  if (!one) throw new Error('no item')
  return (
    <>
      <RedeemDialog key={itemId} item={{ ...one, itemId, title: `Item ${itemId}` }} onClose={() => closed(itemId)} />
      <button type="button" onClick={() => setItem('72')}>
        Another
      </button>
    </>
  )
}

it('leaves the dialog of an item open while another is redeemed late', async () => {
  const answer = Promise.withResolvers<PointsRedeemOutput>()
  vi.spyOn(member.points, 'redeem').mockReturnValue(answer.promise)
  await showPage(Mall, { words: ['points', 'rewards'] })
  fireEvent.change(await screen.findByLabelText(/^Fund password/), { target: { value: '246810' } })
  fireEvent.click(screen.getByRole('button', { name: /^Redeem for/ }))
  fireEvent.click(screen.getByText('Another'))
  await screen.findByRole('dialog', { name: 'Item 72' })
  answer.resolve(fixtures.points.redeem)
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  expect(closed.mock.calls).toEqual([['71']])
})

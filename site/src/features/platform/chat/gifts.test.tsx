import { fixtures } from '@brand/sdk/testing'
import type { ChatRoomsTipOutput } from '@brand/sdk/member'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { member } from '../../../app/api/member-client.ts'
import { toasts } from '../../../app/overlays/Toaster.tsx'
import { dismissToasts } from '../../../testing/dismiss-toasts.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { plainText } from '../../../testing/plain-text.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { GiftForm } from './Gifts.tsx'

visitAsMember()
beforeEach(dismissToasts)
afterEach(() => {
  sessionStorage.clear()
  dismissToasts()
  vi.restoreAllMocks()
})

const { giftInfo: info, tip, people } = fixtures.chatRooms
const [sender] = people.list
if (!sender) throw new Error('nobody')
const onClose = vi.fn<() => void>()
const form = (name: string) => (
  <GiftForm key={name} roomId="en" to={{ ...sender, person: `p-${name}`, name }} info={info} onClose={onClose} />
)

/** A form for one person, and a button that shows the one for another instead. */
function Tips() {
  const [name, setName] = useState('Nilufar')
  return (
    <>
      {form(name)}
      {['Nilufar', 'Karim'].map((other) => (
        <button key={other} type="button" onClick={() => setName(other)}>
          {other}
        </button>
      ))}
    </>
  )
}
const show = () => showPage(Tips, { words: ['chat'] })
const turnTo = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ })

it('names who got a tip that is answered while one for another is typed', async () => {
  const answer = Promise.withResolvers<ChatRoomsTipOutput>()
  vi.spyOn(member.chatRooms, 'tip').mockReturnValue(answer.promise)
  await show()
  fireEvent.change(await amount(), { target: { value: '100' } })
  fireEvent.change(screen.getByLabelText(/^Fund password/), { target: { value: '246810' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send tip' }))
  turnTo('Karim')
  fireEvent.change(await amount(), { target: { value: '50' } })
  answer.resolve({ ...tip, amount: '100.00' })
  const titles = () => toasts.shown().map(({ title }) => plainText(String(title)))
  await vi.waitFor(() => expect(titles()).toEqual(['৳ 100.00 sent to Nilufar']))
  expect([onClose.mock.calls.length, (await amount()).value]).toEqual([0, '50'])
})

it('keeps the amount for whom it was typed', async () => {
  await show()
  fireEvent.change(await amount(), { target: { value: '100' } })
  turnTo('Karim')
  expect((await amount()).value).toBe('')
  turnTo('Nilufar')
  expect((await amount()).value).toBe('100.00')
})

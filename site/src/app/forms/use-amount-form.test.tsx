import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { FundPasswordFoot } from './FundPasswordFoot.tsx'
import { useAmountForm } from './use-amount-form.ts'
import { visitAsMember } from '../../testing/member-visits.ts'

const words = {
  fundPassword: 'Fund password',
  missing: 'Enter it',
  lost: 'Nothing arrived',
  unknown: 'Not known yet',
  checking: 'Checking',
  sending: 'Sending',
}
const sent = vi.fn(async (input: { amount: string; fundPassword: string }) => input)
function Page({ input }: { input: { amount: string } | undefined }) {
  const { form, foot } = useAmountForm({
    name: 'a form',
    input,
    fields: ['amount'],
    words,
    mutationFn: sent,
    find: () => Promise.reject(new Error('not asked')),
    changes: [],
    onSuccess: () => {},
  })
  return (
    <form {...form}>
      <FundPasswordFoot {...foot}>Send</FundPasswordFoot>
    </form>
  )
}
const password = () => screen.getByLabelText<HTMLInputElement>(/^Fund password/)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const show = async (input: { amount: string } | undefined) => {
  await showPage(() => <Page input={input} />, { words: [] })
  await screen.findByRole('button', { name: 'Send' })
}

visitAsMember()
beforeEach(() => sent.mockClear())

it('asks for the fund password, sends it once and empties its field', async () => {
  await show({ amount: '5.00' })
  await press()
  screen.getByText('Enter it')
  expect(document.activeElement).toBe(password())
  await userEvent.type(password(), '280416')
  await press()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.calls[0]?.[0]).toEqual({ amount: '5.00', fundPassword: '280416' })
  expect(password().value).toBe('')
  expect(screen.queryByText('Enter it')).toBeNull()
})

it('sends nothing and keeps the fund password while a field is wrong', async () => {
  await show(undefined)
  await userEvent.type(password(), '280416')
  await press()
  expect(sent).not.toHaveBeenCalled()
  expect(password().value).toBe('280416')
})

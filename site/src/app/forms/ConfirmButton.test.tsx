import { GatewayError } from '@brand/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { visitAsMember } from '../../testing/member-visits.ts'
import { showPage } from '../../testing/show-page.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'

visitAsMember()

it('does nothing before it is confirmed, and shows in the question why it failed', async () => {
  const onConfirm = vi
    .fn(async () => {})
    .mockRejectedValueOnce(new GatewayError({ code: 'network_abnormal', status: 0, message: '' }))
  const Page = () => (
    <ConfirmButton title="Delete the link?" description="Nobody can join by it." onConfirm={onConfirm}>
      Delete
    </ConfirmButton>
  )
  await showPage(Page, { words: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete the link?' })
  expect(onConfirm).not.toHaveBeenCalled()
  const confirm = () => userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await confirm()
  expect((await within(question).findByRole('alert')).textContent).not.toBe('')
  await confirm()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(onConfirm).toHaveBeenCalledTimes(2)
})

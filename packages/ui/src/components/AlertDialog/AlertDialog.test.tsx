import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { AlertDialog, type AlertDialogProps } from './index.ts'

describeContract(<AlertDialog open title="Log out?" />, { component: 'alert-dialog', layered: true })

function Case({ onReason, ...props }: Partial<AlertDialogProps> & { onReason?: (reason: string) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <AlertDialog
        title="Log out?"
        confirmLabel="Log out"
        {...props}
        open={open}
        onOpenChange={(_open, { reason }) => {
          onReason?.(reason)
          setOpen(false)
        }}
      />
    </>
  )
}
const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))
const confirm = () => screen.getByRole('button', { name: 'Log out' })

/** A promise that the test settles. */
function later() {
  const hand = { settle: () => {}, fail: (_error: Error) => {} }
  const promise = new Promise<void>((resolve, reject) => Object.assign(hand, { settle: resolve, fail: reject }))
  return Object.assign(hand, { promise })
}

it('is an alert, named and described, with the safe answer first and in focus', async () => {
  render(<Case description="Open games keep running." />)
  await openIt()
  const dialog = screen.getByRole('alertdialog', { name: 'Log out?', description: 'Open games keep running.' })
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  expect([...dialog.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['Cancel', 'Log out'])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
})

it.each([
  ['escape', () => userEvent.keyboard('{Escape}')],
  ['cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['confirm', () => userEvent.click(confirm())],
] as const)('closes by %s, reports the reason, and returns focus', async (reason, press) => {
  const onReason = vi.fn()
  const onConfirm = vi.fn()
  render(<Case onReason={onReason} onConfirm={onConfirm} />)
  await openIt()
  await press()
  expect(onReason.mock.calls).toEqual([[reason]])
  expect(onConfirm).toHaveBeenCalledTimes(reason === 'confirm' ? 1 : 0)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

it('stays on a click outside', async () => {
  const onReason = vi.fn()
  render(<Case onReason={onReason} />)
  await openIt()
  await userEvent.click(document.querySelector('[data-part="scrim"]') as HTMLElement)
  expect(onReason).not.toHaveBeenCalled()
  expect(screen.getByRole('alertdialog')).toBeVisible()
})

it('is busy while a promise is open, and can then neither be left nor confirmed twice', async () => {
  const work = later()
  const onConfirm = vi.fn(() => work.promise)
  const onReason = vi.fn()
  render(<Case onConfirm={onConfirm} onReason={onReason} busyLabel="Logging out" />)
  await openIt()
  await userEvent.click(confirm())
  const busy = screen.getByRole('button', { name: 'Logging out' })
  expect(busy).toHaveAttribute('aria-busy', 'true')
  expect(busy).toHaveFocus()
  await userEvent.click(busy)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('{Escape}')
  expect([onConfirm.mock.calls.length, onReason.mock.calls.length]).toEqual([1, 0])
  await act(async () => work.settle())
  expect(onReason.mock.calls).toEqual([['confirm']])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('stays open after a failure, shows the error, and accepts a retry', async () => {
  const tries = [later(), later()]
  const onConfirm = vi.fn(() => tries[onConfirm.mock.calls.length - 1]?.promise)
  const onReason = vi.fn()
  render(<Case onConfirm={onConfirm} onReason={onReason} errorText={(error) => (error as Error).message} />)
  await openIt()
  await userEvent.click(confirm())
  await act(async () => tries[0]?.fail(new Error('The network did not answer.')))
  expect(screen.getByRole('alert')).toHaveTextContent('The network did not answer.')
  expect(onReason).not.toHaveBeenCalled()
  await userEvent.click(confirm())
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => tries[1]?.settle())
  expect(onReason.mock.calls).toEqual([['confirm']])
})

it('has words of its own for a failure, and a clean start when it opens again', async () => {
  render(<Case onConfirm={() => Promise.reject(new Error('x'))} />)
  await openIt()
  await userEvent.click(confirm())
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await openIt()
  expect(screen.getByRole('alertdialog')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('reports nothing after it is unmounted', async () => {
  const work = later()
  const onOpenChange = vi.fn()
  const { unmount } = render(
    <AlertDialog
      open
      title="Log out?"
      confirmLabel="Log out"
      onConfirm={() => work.promise}
      onOpenChange={onOpenChange}
    />,
  )
  await userEvent.click(confirm())
  unmount()
  await act(async () => work.settle())
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('has one answer as a notice', async () => {
  const onReason = vi.fn()
  render(<Case variant="notice" tone="info" title="A real account is needed" confirmLabel="OK" onReason={onReason} />)
  await openIt()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  expect(onReason.mock.calls).toEqual([['confirm']])
})

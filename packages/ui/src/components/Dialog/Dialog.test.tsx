import { createRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { Popover } from '../Popover/index.ts'
import { Dialog, type DialogOpenDetails, type DialogProps } from './index.ts'

describeContract(<Dialog open title="Log in" />, { component: 'dialog', layered: true })

function Case({
  onReason,
  ...props
}: Partial<DialogProps> & { onReason?: (reason: DialogOpenDetails['reason']) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        title="Log in"
        {...props}
        open={open}
        onOpenChange={(_open, { reason }) => {
          onReason?.(reason)
          setOpen(false)
        }}
      >
        <label>
          Name <input />
        </label>
      </Dialog>
    </>
  )
}
const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))

it('is named, described and modal, and is rendered in the overlay root', async () => {
  render(<Case description="Welcome back" />)
  await openIt()
  const dialog = screen.getByRole('dialog', { name: 'Log in', description: 'Welcome back' })
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  expect(dialog.closest('#brand-overlays')?.parentElement).toBe(document.body)
})

it('focuses the first control, and gives focus back', async () => {
  render(<Case />)
  await openIt()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

it.each(['dialog', 'popover'])('gives focus back to what opened the %s that it took the place of', async (first) => {
  function Chain() {
    const [shown, setShown] = useState('')
    const set = (name: string) => (open: boolean) => setShown(open ? name : '')
    const next = <button onClick={() => setShown('second')}>Next</button>
    return (
      <>
        {first === 'dialog' ? (
          <>
            <button onClick={() => setShown('first')}>Open</button>
            <Dialog title="First" open={shown === 'first'} onOpenChange={set('first')}>
              {next}
            </Dialog>
          </>
        ) : (
          <Popover
            title="First"
            trigger={<button>Open</button>}
            open={shown === 'first'}
            onOpenChange={(open, { reason }) => reason !== 'focus' && set('first')(open)}
          >
            {next}
          </Popover>
        )}
        <Dialog title="Second" open={shown === 'second'} onOpenChange={set('second')}>
          <button onClick={() => setShown('third')}>Next</button>
        </Dialog>
        <Dialog title="Third" open={shown === 'third'} onOpenChange={set('third')} />
      </>
    )
  }
  render(<Chain />)
  await openIt()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('dialog', { name: 'Second' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'First' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('dialog', { name: 'Third' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

it('gives focus to the page where what opened it is gone', async () => {
  const page = (open: boolean) => (
    <main tabIndex={-1}>
      {open ? <button>Open</button> : null}
      <Dialog open={open} title="Log in" />
    </main>
  )
  const { rerender } = render(page(true))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
  rerender(page(false))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

it.each([
  ['escape', () => userEvent.keyboard('{Escape}')],
  ['close-button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
] as const)('closes by %s and reports the reason', async (reason, act) => {
  const onReason = vi.fn()
  render(<Case onReason={onReason} />)
  await openIt()
  await act()
  expect(onReason.mock.calls).toEqual([[reason]])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('does not close on a click outside', async () => {
  const onReason = vi.fn()
  render(<Case onReason={onReason} />)
  await openIt()
  await userEvent.click(document.querySelector('[data-part="scrim"]') as HTMLElement)
  expect(onReason).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeVisible()
})

it('cannot be closed at a mandatory step', async () => {
  const onReason = vi.fn()
  render(<Case mandatory onReason={onReason} />)
  await openIt()
  await userEvent.keyboard('{Escape}')
  expect(onReason).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

it('moves the focus to initialFocus', async () => {
  const second = createRef<HTMLButtonElement>()
  render(
    <Dialog open title="Log in" initialFocus={second} actions={<button ref={second}>Free play</button>}>
      <input aria-label="Name" />
    </Dialog>,
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Free play' })).toHaveFocus())
})

it('can hide its title visually', () => {
  render(<Dialog open title="Notice" titleHidden />)
  expect(screen.getByRole('dialog', { name: 'Notice' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Notice' })).toHaveAttribute('data-hidden')
})

it('marks the page while it dims it, until the last of several is gone', async () => {
  const dimmed = () => document.documentElement.hasAttribute('data-dimmed')
  const two = (first: boolean, second: boolean) => (
    <>
      <Dialog open={first} onOpenChange={() => {}} title="First" />
      <Dialog open={second} onOpenChange={() => {}} title="Second" />
    </>
  )
  const { rerender, unmount } = render(two(true, false))
  rerender(two(true, true))
  await screen.findByRole('dialog', { name: 'Second' })
  expect(dimmed()).toBe(true)
  rerender(two(true, false))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull())
  expect(dimmed()).toBe(true)
  rerender(two(false, false))
  await waitFor(() => expect(dimmed()).toBe(false))
  rerender(two(true, false))
  await waitFor(() => expect(dimmed()).toBe(true))
  unmount()
  expect(dimmed()).toBe(false)
})

import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { Sheet, type SheetProps } from './index.ts'

describeContract(<Sheet open title="Filters" />, { component: 'sheet', layered: true })

function Case({ onReason, ...props }: Partial<SheetProps> & { onReason?: (reason: string) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Sheet
        title="Filters"
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
      </Sheet>
    </>
  )
}
const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))
async function pressOutside() {
  // The overlay listens from the next task on.
  await new Promise((done) => setTimeout(done))
  const scrim = document.querySelector('[data-part="scrim"]') as HTMLElement
  fireEvent.pointerDown(scrim)
  fireEvent.click(scrim)
}

it('is a modal dialog, named, described and at the end by default', async () => {
  render(<Case description="Of the lobby" />)
  await openIt()
  const sheet = screen.getByRole('dialog', { name: 'Filters', description: 'Of the lobby' })
  expect(sheet).toHaveAttribute('aria-modal', 'true')
  expect(sheet).toHaveAttribute('data-side', 'end')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

it.each([
  ['escape', () => userEvent.keyboard('{Escape}')],
  ['close-button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['outside', pressOutside],
] as const)('closes by %s, reports the reason, and returns focus', async (reason, act) => {
  const onReason = vi.fn()
  render(<Case closeOnOutside onReason={onReason} />)
  await openIt()
  await act()
  await waitFor(() => expect(onReason.mock.calls).toEqual([[reason]]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

it('stays open on a press outside by default', async () => {
  const onReason = vi.fn()
  render(<Case onReason={onReason} />)
  await openIt()
  await pressOutside()
  expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onReason.mock.calls).toEqual([['escape']])
})

it('holds actions, and can hide its title visually', () => {
  render(<Sheet open title="Filters" titleHidden actions={<button>Show 42 games</button>} />)
  expect(screen.getByRole('heading', { name: 'Filters' })).toHaveAttribute('data-hidden')
  expect(screen.getByRole('button', { name: 'Show 42 games' }).closest('[data-part="actions"]')).not.toBeNull()
})

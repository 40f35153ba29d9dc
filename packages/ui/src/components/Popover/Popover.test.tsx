import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { Popover, type PopoverProps } from './index.ts'

const popover = (props: Partial<PopoverProps> = {}) => (
  <>
    <Popover trigger={<button>Limits</button>} title="Daily limit" {...props}>
      <label>
        Amount <input />
      </label>
    </Popover>
    <button>After</button>
  </>
)
const trigger = () => screen.getByRole('button', { name: 'Limits' })

describeContract(<Popover trigger={<button>Limits</button>} title="Daily limit" defaultOpen />, {
  component: 'popover',
  layered: true,
})

it('opens from its button as a named, non-modal dialog, and focuses the first control', async () => {
  render(popover())
  expect(trigger()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(trigger())
  const card = screen.getByRole('dialog', { name: 'Daily limit' })
  expect(card).not.toHaveAttribute('aria-modal')
  expect(trigger()).toHaveAttribute('aria-expanded', 'true')
  expect(trigger()).toHaveAttribute('aria-controls', card.id)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus())
  expect(document.body.style.pointerEvents).not.toBe('none')
})

it.each([
  ['escape', () => userEvent.keyboard('{Escape}')],
  ['close-button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['trigger', () => userEvent.click(trigger())],
  ['focus', async () => act(() => screen.getByRole('button', { name: 'After' }).focus())],
] as const)('closes by %s and reports the reason, with the event', async (reason, leave) => {
  const onOpenChange = vi.fn()
  render(popover({ onOpenChange }))
  await userEvent.click(trigger())
  await leave()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onOpenChange.mock.calls.map(([open, change]) => [open, change.reason, change.event !== undefined])).toEqual([
    [true, 'trigger', true],
    [false, reason, true],
  ])
})

it('moves the focus to initialFocus', async () => {
  render(popover({ initialFocus: (card) => card.querySelector('[data-part="close"]') }))
  await userEvent.click(trigger())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
})

it('gives focus back to its button', async () => {
  render(popover())
  await userEvent.click(trigger())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(trigger()).toHaveFocus())
})

it('can be controlled', async () => {
  function Held() {
    const [open, setOpen] = useState(true)
    return (
      <>
        {popover({ open, onOpenChange: setOpen })}
        <button onClick={() => setOpen(true)}>Show</button>
      </>
    )
  }
  render(<Held />)
  expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('hides its title visually with titleHidden, and the close button with it', async () => {
  render(popover({ titleHidden: true, defaultOpen: true }))
  expect(screen.getByRole('dialog', { name: 'Daily limit' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('data-part', 'close')
})

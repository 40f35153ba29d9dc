import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { Tooltip, TooltipGroup, type TooltipProps } from './index.ts'

describeContract(
  <Tooltip text="Opens in a new window" defaultOpen>
    <button>Service</button>
  </Tooltip>,
  { component: 'tooltip', layered: true },
)

it('describes its button while it has focus, at once, and leaves its name alone', async () => {
  render(
    <Tooltip text="Opens in a new window">
      <button>Service</button>
    </Tooltip>,
  )
  const button = screen.getByRole('button', { name: 'Service' })
  expect(button).not.toHaveAttribute('aria-describedby')
  await userEvent.tab()
  expect(screen.getByRole('tooltip')).toHaveTextContent('Opens in a new window')
  expect(button).toHaveAccessibleDescription('Opens in a new window')
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

it('goes on Esc and keeps focus where it is', async () => {
  render(
    <Tooltip text="Opens in a new window">
      <button>Service</button>
    </Tooltip>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(screen.getByRole('button')).toHaveFocus()
})

it('is one at a time in a group', async () => {
  render(
    <TooltipGroup>
      <Tooltip text="First words">
        <button>One</button>
      </Tooltip>
      <Tooltip text="Second words">
        <button>Two</button>
      </Tooltip>
    </TooltipGroup>,
  )
  await userEvent.tab()
  expect(screen.getByRole('tooltip')).toHaveTextContent('First words')
  await userEvent.tab()
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Second words'))
})

const tip = (props: Partial<TooltipProps>) => (
  <Tooltip text="Opens in a new window" {...props}>
    <button>Service</button>
  </Tooltip>
)

it('opens initially with defaultOpen, and reports why it closes', async () => {
  const onOpenChange = vi.fn()
  render(tip({ defaultOpen: true, onOpenChange }))
  expect(screen.getByRole('tooltip')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([[false, 'escape']])
})

it('follows `open` of the caller, and requests changes with a reason', async () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(tip({ open: false, onOpenChange }))
  await userEvent.tab()
  expect(screen.queryByRole('tooltip')).toBeNull()
  rerender(tip({ open: true, onOpenChange }))
  expect(screen.getByRole('tooltip')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('tooltip')).toBeInTheDocument()
  const asked = onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])
  expect(asked[0]).toEqual([true, 'focus'])
  expect(asked).toContainEqual([false, 'press'])
})

import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { bell } from '../../icons/icons.gen.ts'
import { IconButton } from '../IconButton/index.ts'
import { IconTooltips, Tooltip, TooltipGroup, type TooltipProps } from './index.ts'

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

const named = () => screen.queryByText('Notices')

it('shows the names of icon buttons, of whichever part of the page', async () => {
  render(
    <>
      <IconButton label="Notices" icon={bell} />
      <button>Words</button>
      <IconTooltips delayMs={0} />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Notices' })
  await userEvent.hover(button)
  await waitFor(() => expect(named()).toBeInTheDocument())
  expect(screen.queryByRole('tooltip'), 'the name is read out once').toBeNull()
  await userEvent.unhover(button)
  await waitFor(() => expect(named()).toBeNull())
  await userEvent.tab()
  await waitFor(() => expect(named()).toBeInTheDocument())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(named()).toBeNull())
  expect(button).toHaveFocus()
})

it('shows no name over an open menu, nor beside a tooltip of the button', async () => {
  render(
    <>
      <Tooltip text="What is new" defaultOpen>
        <IconButton label="Notices" icon={bell} />
      </Tooltip>
      <IconButton label="More" icon={bell} aria-expanded />
      <IconTooltips delayMs={0} />
    </>,
  )
  for (const name of ['Notices', 'More']) {
    await userEvent.hover(screen.getByRole('button', { name }))
    await new Promise((done) => setTimeout(done, 10))
    expect(screen.queryByText(name)).toBeNull()
  }
})

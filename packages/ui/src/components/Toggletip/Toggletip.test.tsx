import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { Toggletip, type ToggletipProps } from './index.ts'

describeContract(<Toggletip text="Stakes that count" />, { component: 'toggletip', control: 'button' })

const button = () => screen.getByRole('button', { name: 'About the turnover' })
const card = () => document.querySelector('[data-part="card"]')
const tip = (
  <>
    <Toggletip text="Stakes that count towards the bonus" label="About the turnover" />
    <button>After</button>
  </>
)

it('announces its words when pressed, in an existing live region, and keeps focus', async () => {
  render(tip)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await userEvent.click(button())
  expect(screen.getByRole('status')).toBe(status)
  expect(status).toHaveTextContent('Stakes that count towards the bonus')
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(button()).not.toHaveAttribute('aria-haspopup')
  expect(card()).toHaveTextContent('Stakes that count towards the bonus')
  expect(button()).toHaveFocus()
})

it.each([
  ['another press', () => userEvent.click(button())],
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['focus going elsewhere', async () => fireEvent.focusIn(screen.getByRole('button', { name: 'After' }))],
])('goes on %s', async (_how, act) => {
  render(tip)
  await userEvent.click(button())
  expect(card()).not.toBeNull()
  await act()
  await waitFor(() => expect(card()).toBeNull())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('has a name of its own', () => {
  render(<Toggletip text="x" />)
  expect(screen.getByRole('button', { name: 'More about this' })).toBeVisible()
})

const about = (props: Partial<ToggletipProps>) => <Toggletip text="Stakes" label="About the turnover" {...props} />

it('opens initially with defaultOpen, and keeps that state itself', async () => {
  const onOpenChange = vi.fn()
  render(about({ defaultOpen: true, onOpenChange }))
  expect(screen.getByRole('status')).toHaveTextContent('Stakes')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(card()).toBeNull())
  expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([[false, 'escape']])
})

it('follows `open` of the caller, and requests changes with a reason', async () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(about({ open: false, onOpenChange }))
  await userEvent.click(button())
  expect(card()).toBeNull()
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  rerender(about({ open: true, onOpenChange }))
  expect(card()).toHaveTextContent('Stakes')
  await userEvent.click(button())
  expect(card()).not.toBeNull()
  expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
    [true, 'trigger'],
    [false, 'trigger'],
  ])
})

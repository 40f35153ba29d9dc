import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { createToasts, Toast } from './index.ts'

describeContract(<Toast toasts={createToasts()} />, { component: 'toast', layered: true })

it('shows messages from anywhere, with their tone in words', () => {
  const toasts = createToasts()
  render(<Toast toasts={toasts} />)
  act(() => void toasts.show({ tone: 'success', title: 'Deposit arrived', description: '৳ 5,000.00' }))
  const toast = screen.getByText('Deposit arrived').closest('[data-part="toast"]') as HTMLElement
  expect(toast).toHaveTextContent('৳ 5,000.00')
  expect(toast).toHaveAttribute('data-tone', 'success')
  expect(toast.querySelector('[role="img"]')).toHaveAccessibleName('Done')
  expect(toast.closest('#brand-overlays')).not.toBeNull()
})

it.each([
  ['danger', 'assertive'],
  ['info', 'polite'],
] as const)('announces %s as %s', async (tone, live) => {
  const toasts = createToasts()
  render(<Toast toasts={toasts} />)
  act(() => void toasts.show({ tone, title: 'Words' }))
  await waitFor(() => expect(document.querySelector(`[aria-live="${live}"]`)).toHaveTextContent('Words'))
})

it('goes when dismissed or when its action is taken', async () => {
  const toasts = createToasts()
  const onSelect = vi.fn()
  render(<Toast toasts={toasts} />)
  act(() => void toasts.show({ title: 'Removed', action: { label: 'Undo', onSelect } }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onSelect).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  act(() => void toasts.show({ title: 'Hello' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(toasts.shown()).toEqual([])
})

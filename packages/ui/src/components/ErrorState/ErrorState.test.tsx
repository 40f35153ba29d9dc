import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import { ErrorState } from './index.ts'

describeContract(<ErrorState />, { component: 'error-state' })

it('is an alert, states what it means for the money and can be retried', async () => {
  const onRetry = vi.fn()
  const { rerender } = render(<ErrorState onRetry={onRetry} reference="r-42" />)
  expect(screen.getByRole('alert')).toHaveTextContent(/balance is not affected/)
  expect(screen.getByText('r-42')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledWith(expect.objectContaining({ type: 'click' }))
  rerender(<ErrorState onRetry={onRetry} busy />)
  await userEvent.click(screen.getByRole('button', { name: 'Trying again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('accepts other words for one use', () => {
  render(
    <ErrorState title="The list did not load" onRetry={() => {}} strings={{ retry: 'Load again' }}>
      Network link is abnormal.
    </ErrorState>,
  )
  expect(screen.getByRole('heading', { name: 'The list did not load' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible()
  expect(screen.queryByText(/balance/)).toBeNull()
})

import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Duration } from './index.ts'

describeContract(<Duration ms={600_000} />, { component: 'duration', nodes: 1 })

it('writes the duration in words, for people and machines', () => {
  const { rerender } = render(<Duration ms={3_900_000} />)
  expect(screen.getByText('1 hour, 5 minutes')).toHaveAttribute('datetime', 'PT1H5M0S')
  rerender(<Duration ms={3_900_000} most={1} length="short" />)
  expect(screen.getByText('1 hr')).toBeVisible()
  rerender(<Duration ms={605_000} finest="minute" />)
  expect(screen.getByText('10 minutes')).toBeVisible()
})

it('shows a clock and announces whole minutes', () => {
  render(<Duration ms={245_000} variant="clock" />)
  expect(screen.getByText('4:05')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('5 minutes')).toBeInTheDocument()
})

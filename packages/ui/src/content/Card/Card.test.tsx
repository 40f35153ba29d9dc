import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen } from '../../test/render.tsx'
import { Card } from './index.ts'

describeContract(<Card>Words</Card>, { component: 'card', nodes: 1 })

it('is a panel without controls', () => {
  const { container } = render(<Card>Words</Card>)
  const root = container.firstElementChild as HTMLElement
  expect(root.dataset).toEqual({ component: 'card', padding: 'lg tablet:2xl', space: 'md' })
  expect(root.querySelector('[data-part]')).toBeNull()
  expect(root.matches('[tabindex], [role], a, button')).toBe(false)
})

it('has its actions last', () => {
  const { container } = render(<Card footer={<button type="button">Change</button>}>Words</Card>)
  const root = container.firstElementChild as HTMLElement
  expect(root.dataset).toMatchObject({ footer: 'true' })
  expect(root.lastElementChild).toBe(screen.getByRole('button', { name: 'Change' }).parentElement)
})

it('is covered by one named link, beside which its buttons keep working', () => {
  const [onSelect, onPress] = [vi.fn((event: { preventDefault(): void }) => event.preventDefault()), vi.fn()]
  render(
    <Card as="article" link={{ href: '/orders/7', label: 'Order 7, ৳ 500.00', onSelect }}>
      Order 7
      <button type="button" onClick={onPress}>
        Copy
      </button>
    </Card>,
  )
  const link = screen.getByRole('link', { name: 'Order 7, ৳ 500.00' })
  expect(link).toHaveAttribute('href', '/orders/7')
  expect(link).toBeEmptyDOMElement()
  fireEvent.click(link)
  expect(onSelect).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect([onSelect.mock.calls.length, onPress.mock.calls.length]).toEqual([1, 1])
})

import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen } from '../../test/render.tsx'
import { Heading } from '../Heading/index.ts'
import { Card } from './index.ts'

describeContract(<Card>Words</Card>, { component: 'card', nodes: 1 })

it('is a panel without controls', () => {
  const { container } = render(<Card>Words</Card>)
  const root = container.firstElementChild as HTMLElement
  expect(root.dataset).toEqual({ component: 'card', padding: 'lg tablet:2xl', space: 'md' })
  expect(root.querySelector('[data-part]')).toBeNull()
  expect(root.matches('[tabindex], [role], a, button')).toBe(false)
})

it('is a section named by its title, and heads what is inside', () => {
  render(
    <Card title="Your month" description="Counted until yesterday" actions={<a href="/vip">All ranks</a>}>
      <Heading>Rest</Heading>
    </Card>,
  )
  const card = screen.getByRole('region', { name: 'Your month' })
  expect(card).toHaveTextContent('Counted until yesterdayAll ranks')
  expect(screen.getByRole('heading', { name: 'Your month', level: 2 })).toHaveAttribute('data-size', 'sm')
  expect(screen.getByRole('heading', { name: 'Rest', level: 3 })).toBeVisible()
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

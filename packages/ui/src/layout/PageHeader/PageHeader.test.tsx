import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import { PageHeader } from './index.ts'

describeContract(<PageHeader title="Deposit" />, { component: 'page-header' })

it('is the first heading, or the second where the page has one above', () => {
  const { rerender } = render(<PageHeader title="Deposit" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  rerender(<PageHeader title="Deposit" level={2} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Deposit' })).toBeVisible()
})

it('goes one level up, by address or by callback', async () => {
  const onSelect = vi.fn()
  const { rerender } = render(<PageHeader title="Contract" back={{ label: 'Downline', href: '/downline' }} />)
  expect(screen.getByRole('link', { name: 'Downline' })).toHaveAttribute('href', '/downline')
  rerender(<PageHeader title="Contract" back={{ label: 'Downline', onSelect }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Downline' }))
  expect(onSelect).toHaveBeenCalledOnce()
})

it('shows note, description and actions, and no empty boxes without them', () => {
  const { container, rerender } = render(
    <PageHeader title="Team" note={<b>New</b>} description="1,284 accounts" actions={<button>Register</button>} />,
  )
  expect(container).toHaveTextContent('TeamNew1,284 accountsRegister')
  rerender(<PageHeader title="Team" />)
  expect(container.querySelector('[data-part="actions"]')).toBeNull()
})

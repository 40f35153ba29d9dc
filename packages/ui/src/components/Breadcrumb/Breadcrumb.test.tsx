import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import { Breadcrumb, type BreadcrumbItem } from './index.ts'

const items: BreadcrumbItem[] = ['khaled_one', 'padma.line', 'meghna', 'jamuna', 'surma', 'shurma_2'].map((label) => ({
  id: label,
  label,
  href: `#${label}`,
}))
const steps = () => [...document.querySelectorAll<HTMLElement>('[data-part="step"]')]

describeContract(<Breadcrumb items={items} />, { component: 'breadcrumb' })

it('is a named list of links, the last one marked as the page', () => {
  render(<Breadcrumb items={items.slice(0, 2)} />)
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'khaled_one' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'padma.line' })).toHaveAttribute('aria-current', 'page')
})

it('marks where the reader is without a link, too', () => {
  render(<Breadcrumb items={[items[0] as BreadcrumbItem, { id: 'here', label: 'Here', note: '253 direct' }]} />)
  expect(screen.getByText('Here').parentElement).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('253 direct')).toBeVisible()
})

it('folds the middle away and unfolds it', async () => {
  render(<Breadcrumb items={items} most={3} />)
  expect(steps().map((step) => step.dataset['fold'])).toEqual(['phone', 'always', 'always', 'always', 'never', 'never'])
  await userEvent.click(screen.getByRole('button', { name: 'Show all steps' }))
  expect(steps().map((step) => step.dataset['fold'])).toEqual(Array.from({ length: 6 }, () => undefined))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'padma.line' })).toHaveFocus()
})

it('follows a step without loading a page', async () => {
  const onSelect = vi.fn()
  render(
    <Breadcrumb
      items={[
        { id: 'top', label: 'Top', onSelect },
        { id: 'here', label: 'Here' },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Top' }))
  expect(onSelect).toHaveBeenCalledOnce()
})

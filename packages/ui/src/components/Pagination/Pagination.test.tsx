import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, within } from '../../test/render.tsx'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import bengali from '../../i18n/locales/bn.ts'
import { Pagination } from './index.ts'

describeContract(<Pagination page={2} total={9} />, { component: 'pagination' })

it('is a named landmark that marks the current page', () => {
  render(<Pagination page={2} total={9} />)
  const pager = screen.getByRole('navigation', { name: 'Pages' })
  expect(within(pager).getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2')
})

it('reports the page, the reason and the event', async () => {
  const onPageChange = vi.fn()
  render(<Pagination page={2} total={9} onPageChange={onPageChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(onPageChange.mock.calls.map(([page, { reason }]) => [page, reason])).toEqual([
    [3, 'page'],
    [3, 'next'],
    [1, 'previous'],
  ])
  expect(onPageChange.mock.calls[0]?.[1].event.type).toBe('click')
})

it('does nothing on the current page and at the ends', async () => {
  const onPageChange = vi.fn()
  render(<Pagination page={1} total={3} onPageChange={onPageChange} />)
  const back = screen.getByRole('button', { name: 'Previous page' })
  expect(back).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(back)
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }))
  expect(onPageChange).not.toHaveBeenCalled()
})

it('leads back from a page that is no longer there', async () => {
  const onPageChange = vi.fn()
  const { rerender } = render(<Pagination page={9} total={3} onPageChange={onPageChange} />)
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  rerender(<Pagination page={-2} total={3} onPageChange={onPageChange} />)
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onPageChange.mock.calls.map(([page]) => page)).toEqual([3, 1])
})

it('is made of links where pages have addresses', () => {
  render(<Pagination page={1} total={3} href={(page) => `/rng?page=${page}`} />)
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/rng?page=3')
  expect(screen.getByRole('link', { name: 'Previous page' })).not.toHaveAttribute('href')
})

it('renders nothing for a single page', () => {
  const { container } = render(<Pagination page={1} total={1} />)
  expect(container).toBeEmptyDOMElement()
})

it('counts in the digits of the language', () => {
  render(<Pagination page={1} total={3} />, {
    wrapper: ({ children }) => (
      <BrandProvider lang="bn" strings={bengali}>
        {children}
      </BrandProvider>
    ),
  })
  expect(screen.getByText('২')).toHaveAccessibleName('পাতা ২')
})

import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent, within } from '../../test/render.tsx'
import { AnnouncementPopup, type Announcement } from './index.ts'

const many = (count: number): Announcement[] =>
  Array.from({ length: count }, (_none, i) => ({
    id: `a${i + 1}`,
    title: `Notice ${i + 1}`,
    content: `<i></i><p>Words ${i + 1}</p>`,
  }))
const titles = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

describeContract(<AnnouncementPopup open items={many(2)} />, { component: 'announcement-popup', layered: true })

it('shows nine to a page, the first one open, and turns the page', async () => {
  render(<AnnouncementPopup open items={many(20)} />)
  expect(screen.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
  expect(titles()).toEqual(many(9).map(({ title }) => title))
  expect(screen.getByRole('button', { name: 'Notice 1' })).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('button', { name: 'Notice 2' })).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(titles()).toEqual(['Notice 19', 'Notice 20'])
  expect(screen.getByRole('button', { name: 'Notice 19' })).toHaveAttribute('aria-expanded', 'true')
})

it('stays in range when the list gets shorter', () => {
  const { rerender } = render(<AnnouncementPopup open items={many(20)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  rerender(<AnnouncementPopup open items={many(10)} />)
  expect(titles()).toEqual(['Notice 10'])
})

it('shows a single one as it is, without a pager', () => {
  render(
    <AnnouncementPopup
      open
      items={[{ id: 'a', title: 'Maintenance', date: '20 Nov 2026', content: '<i></i><p>JDB pauses.</p>' }]}
    />,
  )
  expect(titles()).toEqual(['Maintenance20 Nov 2026'])
  expect(screen.getByText('JDB pauses.')).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('leads to the promotion it is about, where there is one', () => {
  const onPromotion = vi.fn()
  const [one, two] = many(2) as [Announcement, Announcement]
  render(<AnnouncementPopup open items={[{ ...one, promotionType: 'FIRST_DEPOSIT' }, two]} onPromotion={onPromotion} />)
  fireEvent.click(screen.getByRole('button', { name: 'Go to promotion' }))
  expect(onPromotion.mock.lastCall?.[0]).toMatchObject({ id: 'a1', promotionType: 'FIRST_DEPOSIT' })
})

it('hands html to the sanitiser alone', () => {
  render(<AnnouncementPopup open items={many(1)} />)
  expect(screen.getByText('Words 1').closest('[data-component="safe-html"]')).toBeVisible()
})

it('shows that there is nothing, or the given words, and closes', async () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(<AnnouncementPopup open items={[]} onOpenChange={onOpenChange} />)
  expect(screen.getByText('There are no announcements now')).toBeVisible()
  rerender(<AnnouncementPopup open items={[]} empty={<p>They did not come.</p>} onOpenChange={onOpenChange} />)
  expect(screen.getByText('They did not come.')).toBeVisible()
  expect(screen.queryByText('There are no announcements now')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.lastCall?.[1].reason).toBe('escape')
})

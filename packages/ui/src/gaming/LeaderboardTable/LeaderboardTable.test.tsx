import { expect, it, vi } from 'vitest'
import bengali from '../../i18n/locales/bn.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, within } from '../../test/render.tsx'
import { BrandProvider } from '../../theme/index.ts'
import { LeaderboardTable, type LeaderboardTableProps } from './index.ts'

const rows = [
  { rank: 1, name: 'tanvir88', score: '48,210 pts', prize: '৳ 12,000' },
  { rank: 2, name: 'nu***a', score: '44,985 pts', prize: '৳ 8,000' },
]
const board = (props: Partial<LeaderboardTableProps> = {}) => <LeaderboardTable rows={rows} {...props} />
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

describeContract(board(), { component: 'leaderboard-table' })

it('is a table of places, masked names, scores and prizes', () => {
  render(board({ note: 'Week ends Sunday, 23:59' }))
  expect(screen.getByRole('heading', { name: 'Leaderboard', level: 3 })).toBeVisible()
  expect(screen.getByText('Week ends Sunday, 23:59')).toBeVisible()
  expect(
    within(screen.getByRole('table', { name: 'Leaderboard' }))
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Place', 'Player', 'Score', 'Prize'])
  expect(cells()).toEqual([
    ['1', 'ta***8', '48,210 pts', '৳ 12,000'],
    ['2', 'nu***a', '44,985 pts', '৳ 8,000'],
  ])
  expect(document.body.textContent).not.toContain('tanvir88')
})

it('marks the reader’s own place, and shows what is missing to the next prize', () => {
  render(board({ own: { rank: 28, score: '6,140 pts', prize: '৳ 100', gap: '640 points to place 27' } }))
  expect(cells().at(-1)).toEqual(['28', 'You640 points to place 27', '6,140 pts', '৳ 100'])
  expect(screen.getAllByRole('row').at(-1)).toHaveAttribute('data-state', 'marked')
})

it('shows a label in place of a name', () => {
  const [first, second] = rows
  render(
    board({
      rows: [
        { ...first!, label: 'Hidden' },
        { ...second!, me: true, label: 'You (nu***a)' },
      ],
    }),
  )
  expect(cells().map(([, name]) => name)).toEqual(['Hidden', 'You (nu***a)'])
})

it('shows that it loads, that it is empty, and that it failed', () => {
  const onRetry = vi.fn()
  const { rerender } = render(board({ rows: undefined }))
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  rerender(board({ rows: [], empty: 'Nobody yet' }))
  expect(screen.getByText('Nobody yet')).toBeVisible()
  rerender(board({ rows: undefined, error: true, onRetry }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry.mock.lastCall?.[0].type).toBe('click')
})

it('counts places in the digits of the language', () => {
  render(board(), {
    wrapper: ({ children }) => (
      <BrandProvider lang="bn" strings={bengali}>
        {children}
      </BrandProvider>
    ),
  })
  expect(screen.getByText('২')).toBeVisible()
})

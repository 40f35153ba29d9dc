import { expect, it, vi } from 'vitest'
import bengali from '../../i18n/locales/bn.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen } from '../../test/render.tsx'
import { BrandProvider } from '../../theme/index.ts'
import { MissionCard, type MissionCardProps } from './index.ts'

const mission = (props: Partial<MissionCardProps> = {}) => (
  <MissionCard title="Play 20 rounds" reward="৳ 80" done={14} target={20} state="joined" {...props} />
)

describeContract(mission(), { component: 'mission-card' })

it('shows the progress of the task and its reward', () => {
  render(mission())
  const bar = screen.getByRole('progressbar', { name: 'Play 20 rounds' })
  expect(bar).toHaveAttribute('value', '14')
  expect(bar).toHaveAttribute('aria-valuetext', '14 of 20')
  expect(screen.getByText('14 / 20')).toBeVisible()
  expect(document.querySelector('[data-part="reward"]')).toHaveTextContent('Reward ৳ 80')
  expect(screen.getByText('Joined')).toBeVisible()
})

it('is done at its target, whatever came on top', () => {
  render(mission({ done: 27, state: 'COMPLETE' }))
  expect(screen.getByText('20 / 20')).toBeVisible()
  expect(document.querySelector('[data-component="progress"]')).toHaveAttribute('data-state', 'done')
})

it('draws no bar for a task without a measure', () => {
  render(mission({ target: undefined }))
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('reads progress, reward and terms as they are given, and takes a step of one’s own', () => {
  render(
    mission({
      figures: '৳ 640 of ৳ 1,000',
      rewardNote: 'no wagering',
      titleId: 'title',
      step: <a href="/rewards">Rewards</a>,
      children: <p>Daily, until 20 November</p>,
    }),
  )
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '৳ 640 of ৳ 1,000')
  const card = screen.getByRole('article', { name: 'Play 20 rounds' })
  expect(card).toHaveAttribute('aria-labelledby', 'title')
  expect(card).toHaveTextContent('৳ 640 of ৳ 1,000Reward ৳ 80no wageringRewardsDaily, until 20 November')
  expect(screen.queryByText('Joined')).toBeNull()
})

it('reports the next step', () => {
  const onAction = vi.fn()
  const { rerender } = render(mission({ state: 'claim', onAction }))
  fireEvent.click(screen.getByRole('button', { name: 'Collect Play 20 rounds' }))
  expect(onAction.mock.lastCall?.[0]).toBe('claim')
  rerender(mission({ state: 'claim', busy: true, onAction }))
  fireEvent.click(screen.getByRole('button'))
  expect(onAction).toHaveBeenCalledOnce()
})

it.each([
  ['COMING_SOON', 'Coming soon'],
  ['applying', 'Applying'],
  ['claimed', 'Collected'],
  ['LOCKED', 'Locked'],
])('%s shows its state', (state, word) => {
  render(mission({ state }))
  expect(screen.getByText(word)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('counts in the digits of the language', () => {
  render(mission(), {
    wrapper: ({ children }) => (
      <BrandProvider lang="bn" strings={bengali}>
        {children}
      </BrandProvider>
    ),
  })
  expect(screen.getByText('১৪ / ২০')).toBeVisible()
})

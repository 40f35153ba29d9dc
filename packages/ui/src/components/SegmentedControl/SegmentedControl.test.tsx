import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import english from '../../i18n/locales/en.ts'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import { SegmentedControl, type SegmentedControlProps } from './index.ts'

const options = [
  { value: 'ALL', label: 'All' },
  { value: 'HOT', label: 'Hot', disabled: true },
  { value: 'NEW', label: 'New' },
  { value: 'FAV', label: 'Favourites' },
]
const control = (props: Partial<SegmentedControlProps> = {}) => (
  <SegmentedControl label="Games" options={options} {...props} />
)
const radio = (name: string) => screen.getByRole('radio', { name })

describeContract(control(), { component: 'segmented-control' })

it('is a named group of radio buttons, the first one chosen', () => {
  render(control())
  expect(screen.getByRole('radiogroup', { name: 'Games' })).toBeVisible()
  expect(radio('All')).toBeChecked()
  expect(radio('Hot')).toBeDisabled()
})

it('reports the choice with its event', async () => {
  const onValueChange = vi.fn()
  render(control({ onValueChange }))
  await userEvent.click(screen.getByText('New'))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('NEW', {
    reason: 'choice',
    event: expect.objectContaining({ type: 'change' }),
  })
  expect(radio('New')).toBeChecked()
})

it('shows what it is given, whatever is pressed', async () => {
  render(control({ value: 'NEW' }))
  await userEvent.click(screen.getByText('Favourites'))
  expect(radio('New')).toBeChecked()
})

it('arrows choose, past what is disabled and round the ends', async () => {
  render(control())
  await userEvent.tab()
  expect(radio('All')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(radio('New')).toBeChecked()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(radio('All')).toBeChecked()
  expect(radio('All')).toHaveFocus()
})

it('arrows follow the visual order in right-to-left text', async () => {
  render(
    <BrandProvider lang="ar" strings={english}>
      {control()}
    </BrandProvider>,
  )
  radio('All').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(radio('New')).toBeChecked()
})

it.each(['{Enter}', ' '])('by hand: arrows only move, %s chooses', async (key) => {
  const onValueChange = vi.fn()
  render(control({ manual: true, onValueChange }))
  radio('All').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(radio('Favourites')).toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard(key)
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('FAV', expect.objectContaining({ reason: 'choice' }))
})

it('submits its value with a form', () => {
  const { container } = render(<form>{control({ name: 'filter', value: 'NEW' })}</form>)
  expect(new FormData(container.querySelector('form') as HTMLFormElement).get('filter')).toBe('NEW')
})

it('goes to the neighbour of a segment that is taken away, tells it once, and keeps focus', () => {
  const onValueChange = vi.fn()
  const some = (...values: string[]) =>
    control({ defaultValue: 'NEW', onValueChange, options: options.filter(({ value }) => values.includes(value)) })
  const { rerender } = render(some('ALL', 'HOT', 'NEW', 'FAV'))
  radio('New').focus()
  rerender(some('ALL', 'HOT', 'FAV'))
  expect(radio('Favourites')).toBeChecked()
  expect(radio('Favourites')).toHaveFocus()
  rerender(some('ALL', 'HOT'))
  expect(radio('All')).toBeChecked()
  expect(radio('All')).toHaveFocus()
  rerender(some('ALL', 'HOT'))
  expect(onValueChange.mock.calls).toEqual([
    ['FAV', { reason: 'gone' }],
    ['ALL', { reason: 'gone' }],
  ])
})

it('chooses the first of segments that come later, and keeps it', () => {
  const { rerender } = render(control({ options: [] }))
  rerender(control())
  expect(radio('All')).toBeChecked()
  rerender(control({ options: options.toReversed() }))
  expect(radio('All')).toBeChecked()
})

it('waits for segments that are on their way, and leaves focus elsewhere', () => {
  const onValueChange = vi.fn()
  const { rerender } = render(control({ defaultValue: 'NEW', onValueChange }))
  rerender(control({ onValueChange, options: [] }))
  rerender(control({ onValueChange }))
  expect(radio('New')).toBeChecked()
  expect(onValueChange).not.toHaveBeenCalled()
  rerender(control({ onValueChange, options: options.slice(0, 2) }))
  expect(document.body).toHaveFocus()
})

it('leaves a value to its caller whose segment is taken away, and stays reachable', async () => {
  const onValueChange = vi.fn()
  const { rerender } = render(control({ value: 'NEW', onValueChange }))
  radio('New').focus()
  rerender(control({ value: 'NEW', onValueChange, options: options.slice(0, 2) }))
  expect(radio('All')).toHaveFocus()
  expect(radio('All')).not.toBeChecked()
  expect(onValueChange).not.toHaveBeenCalled()
  radio('All').blur()
  await userEvent.tab()
  expect(radio('All')).toHaveFocus()
})

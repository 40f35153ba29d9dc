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

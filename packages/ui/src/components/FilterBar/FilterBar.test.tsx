import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, within } from '../../test/render.tsx'
import { FilterBar, type FilterBarProps } from './index.ts'

const options = [
  { value: 'PG', label: 'PG', count: 128 },
  { value: 'JL', label: 'JL', count: 117 },
]
const bar = (props: Partial<FilterBarProps> = {}) => <FilterBar label="Vendors" options={options} {...props} />
const chip = (name: RegExp) => within(screen.getByRole('group', { name: 'Vendors' })).getByRole('button', { name })

describeContract(bar(), { component: 'filter-bar' })

it('starts with everything, and shows the count of each chip', () => {
  render(bar())
  expect(chip(/^All$/)).toHaveAttribute('aria-pressed', 'true')
  expect(chip(/^PG/)).toHaveTextContent('PG128')
})

it('turns one on, and off again when it is pressed again', async () => {
  const onValueChange = vi.fn()
  render(bar({ onValueChange, all: 'All vendors' }))
  await userEvent.click(chip(/^PG/))
  expect(chip(/^PG/)).toHaveAttribute('aria-pressed', 'true')
  expect(chip(/^All vendors/)).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(chip(/^JL/))
  await userEvent.click(chip(/^JL/))
  await userEvent.click(chip(/^All vendors/))
  expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([
    ['PG', 'choice'],
    ['JL', 'choice'],
    ['', 'clear'],
  ])
  expect(onValueChange.mock.calls[0]?.[1].event.type).toBe('click')
})

it('shows what it is given, and may do without a chip for everything', () => {
  render(bar({ value: 'JL', all: false }))
  expect(screen.getAllByRole('button')).toHaveLength(2)
  expect(chip(/^JL/)).toHaveAttribute('aria-pressed', 'true')
})

it('brings what is on into a row that is too narrow, without moving the page', () => {
  const box = (left: number, right: number) => ({ left, right }) as DOMRect
  const rects = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.dataset['state'] === 'on' ? box(400, 460) : box(0, 360)
  })
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  const { rerender } = render(bar({ value: 'PG' }))
  const group = screen.getByRole('group')
  expect(group.scrollLeft).toBe(460 - 360 + 32)
  rects.mockImplementation(function (this: HTMLElement) {
    return this.dataset['state'] === 'on' ? box(-90, -30) : box(0, 360)
  })
  rerender(bar({ value: 'JL' }))
  expect(group.scrollLeft).toBe(132 - 90 - 32)
  rects.mockRestore()
  width.mockRestore()
})

it('shows everything where the filter is taken away, tells it once, and keeps focus', () => {
  const onValueChange = vi.fn()
  const { rerender } = render(bar({ defaultValue: 'JL', onValueChange }))
  chip(/^JL/).focus()
  rerender(bar({ onValueChange, options: options.slice(0, 1) }))
  rerender(bar({ onValueChange, options: options.slice(0, 1) }))
  expect(chip(/^All$/)).toHaveAttribute('aria-pressed', 'true')
  expect(chip(/^PG/)).toHaveFocus()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('', { reason: 'gone' })
})

import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { DataList } from './index.ts'

const items = [
  { term: 'Fee', value: '৳ 5.00' },
  { term: 'Account', value: '0171', note: 'Copy it to the last digit', action: <button type="button">Copy</button> },
  { term: 'You pay', value: '৳ 505.00', total: true },
]

describeContract(<DataList items={items} />, { component: 'data-list' })

it('is a list of terms, each with its value and note', () => {
  render(<DataList items={items} />)
  const pairs = screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      ...[...(term.parentElement?.querySelectorAll('dd') ?? [])].map((dd) => dd.textContent),
    ])
  expect(pairs).toEqual([
    ['Fee', '৳ 5.00'],
    ['Account', '0171Copy', 'Copy it to the last digit'],
    ['You pay', '৳ 505.00'],
  ])
  expect(document.querySelectorAll('[data-total]')).toHaveLength(1)
})

it('has columns where it is stacked', () => {
  const { container, rerender } = render(<DataList items={items} columns={2} />)
  const root = () => container.firstElementChild as HTMLElement
  expect(root().dataset.columns).toBeUndefined()
  rerender(<DataList items={items} variant="stacked" columns={{ phone: 1, desktop: 3 }} />)
  expect(root().dataset).toMatchObject({ variant: 'stacked', columns: '1 desktop:3' })
  rerender(<DataList items={items} variant="cards" columns={3} divided />)
  expect(root().dataset).toMatchObject({ variant: 'cards', columns: '3' })
  expect(root().dataset.divided).toBeUndefined()
  rerender(<DataList items={items} divided />)
  expect(root().dataset.divided).toBe('true')
})

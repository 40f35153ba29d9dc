import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import { Accordion, type AccordionItem, type AccordionProps } from './index.ts'

const items: AccordionItem[] = [
  { id: 'fees', title: 'What does a withdrawal cost?', content: 'Nothing.' },
  { id: 'time', title: 'How long does it take?', content: 'Ten minutes.' },
  { id: 'agents', title: 'Through an agent?', content: 'Not yet.', disabled: true },
]
const accordion = (props: Partial<AccordionProps> = {}) => <Accordion items={items} {...props} />
const button = (name: RegExp) => screen.getByRole('button', { name })

describeContract(accordion(), { component: 'accordion' })

it('is made of headings with buttons that name their panels', async () => {
  render(accordion({ level: 2, defaultValue: ['fees'] }))
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  expect(button(/cost/)).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('region', { name: /cost/ }).parentElement?.id).toBe(
    button(/cost/).getAttribute('aria-controls'),
  )
  expect(button(/long/)).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('Ten minutes.')).toBeInTheDocument()
})

it('opens one at a time, closes it again, and reports each change', async () => {
  const onValueChange = vi.fn()
  render(accordion({ onValueChange }))
  await userEvent.click(button(/cost/))
  await userEvent.click(button(/long/))
  await userEvent.click(button(/long/))
  expect(onValueChange.mock.calls.map(([open, { reason, event }]) => [open, reason, event.type])).toEqual([
    [['fees'], 'press', 'click'],
    [['time'], 'press', 'click'],
    [[], 'press', 'click'],
  ])
})

it('may have any number open', async () => {
  render(accordion({ multiple: true }))
  await userEvent.click(button(/cost/))
  await userEvent.click(button(/long/))
  expect([/cost/, /long/].map((name) => button(name).getAttribute('aria-expanded'))).toEqual(['true', 'true'])
})

it('walks with arrows past what is disabled, and comes round', async () => {
  render(accordion())
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(button(/long/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(button(/cost/)).toHaveFocus()
  await userEvent.keyboard('{End}{Enter}')
  expect(button(/long/)).toHaveAttribute('aria-expanded', 'true')
})

it('can be controlled', async () => {
  function Held() {
    const [open, setOpen] = useState<string[]>(['time'])
    return accordion({ value: open, onValueChange: setOpen })
  }
  render(<Held />)
  await userEvent.click(button(/cost/))
  expect([/cost/, /long/].map((name) => button(name).getAttribute('aria-expanded'))).toEqual(['true', 'false'])
})

it.each([1, 7])('makes no landmarks of %i panels', (count) => {
  render(
    <Accordion
      items={Array.from({ length: count }, (_none, n) => ({ id: `${n}`, title: `Question ${n}`, content: 'x' }))}
      defaultValue={['0']}
    />,
  )
  expect(screen.queryByRole('region')).toBeNull()
})

it('closes a section that is taken away, tells it once, and keeps focus', () => {
  const onValueChange = vi.fn()
  const { rerender } = render(accordion({ defaultValue: ['fees', 'time'], multiple: true, onValueChange }))
  button(/cost/).focus()
  rerender(accordion({ multiple: true, onValueChange, items: items.slice(1) }))
  rerender(accordion({ multiple: true, onValueChange, items: items.slice(1) }))
  expect(button(/long/)).toHaveFocus()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['time'], { reason: 'gone' })
  rerender(accordion({ multiple: true, onValueChange }))
  expect(button(/cost/)).toHaveAttribute('aria-expanded', 'false')
  expect(button(/long/)).toHaveAttribute('aria-expanded', 'true')
})

it('keeps focus that was inside of a section that is taken away, and tells its caller nothing', () => {
  const onValueChange = vi.fn()
  const linked = [{ id: 'more', title: 'More?', content: <a href="/more">More</a> }, ...items]
  const { rerender } = render(accordion({ value: ['more'], items: linked, onValueChange }))
  screen.getByRole('link', { name: 'More' }).focus()
  rerender(accordion({ value: ['more'], onValueChange }))
  expect(button(/cost/)).toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
})

import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen } from '../../test/render.tsx'
import { Slider } from './index.ts'

describeContract(<Slider label="Rate" />, { component: 'slider', control: 'input' })

const control = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Rate' })
const percent = (value: string) => `${value}%`

it('reports each value on its way, and says it in words', () => {
  const onValueChange = vi.fn()
  render(<Slider label="Rate" min="8" max="18" step="0.1" defaultValue="12" format={percent} {...{ onValueChange }} />)
  expect(screen.getByRole('status')).toHaveTextContent('12%')
  fireEvent.change(control(), { target: { value: '14.5' } })
  expect(onValueChange).toHaveBeenLastCalledWith('14.5', {
    reason: 'input',
    event: expect.objectContaining({ type: 'change' }),
  })
  expect(control()).toHaveAttribute('aria-valuetext', '14.5%')
  expect(screen.getByRole('status')).toHaveTextContent('14.5%')
  expect(document.querySelector('progress')).toMatchObject({ value: 6.5, max: 10 })
  expect(document.querySelector('[data-part="ends"]')).toHaveTextContent('8%18%')
})

it('stays where its caller holds it', () => {
  render(<Slider label="Rate" value="30" />)
  fireEvent.change(control(), { target: { value: '70' } })
  expect(control()).toHaveValue('30')
})

it('rests at its end where the value lies beyond, and still says the value', () => {
  render(<Slider label="Rate" value="25" max="18" format={percent} onValueChange={() => {}} />)
  expect(document.querySelector('progress')).toMatchObject({ value: 18, max: 18 })
  expect(control()).toHaveAttribute('aria-valuetext', '25%')
})

it('has marks that describe it, and a name that can be hidden', () => {
  const marks = [
    { value: '12', label: 'Today 12%' },
    { value: '16.3', label: 'You lose from 16.3%', tone: 'danger' as const },
  ]
  render(<Slider labelHidden label="Rate" max="18" marks={marks} />)
  expect(control()).toHaveAccessibleDescription('Today 12% You lose from 16.3%')
  expect(screen.queryByRole('status')).toBeNull()
  expect(document.querySelector('[data-tone="danger"] rect')).toHaveAttribute('width', String(18 - 16.3))
})

it('shows what is wrong in place of the hint', () => {
  render(<Slider label="Rate" hint="Up to your own" error="More than your own" />)
  expect(control()).toHaveAccessibleDescription('More than your own')
  expect(control()).toBeInvalid()
  expect(screen.queryByText('Up to your own')).toBeNull()
})

it('names the end that its steps reach', () => {
  render(<Slider label="Rate" max="100" step="30" format={percent} />)
  expect(control()).toHaveAttribute('max', '90')
  expect(document.querySelector('[data-part="ends"]')).toHaveTextContent('0%90%')
})

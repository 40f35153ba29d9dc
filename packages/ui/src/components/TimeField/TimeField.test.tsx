import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen } from '../../test/render.tsx'
import { TimeField, type TimeFieldProps } from './index.ts'

const field = (props: Partial<TimeFieldProps> = {}) => <TimeField label="Closes at" {...props} />
const input = () => screen.getByLabelText('Closes at')
const type = (value: string) => fireEvent.change(input(), { target: { value } })

describeContract(field(), { component: 'time-field', control: 'input' })

it('holds a time of 24 hours and reports it', () => {
  const onValueChange = vi.fn()
  render(field({ defaultValue: '18:30', onValueChange, step: 15 }))
  expect(input()).toHaveValue('18:30')
  expect(input()).toHaveAttribute('step', '900')
  type('19:45')
  expect(onValueChange).toHaveBeenCalledWith('19:45', { reason: 'input', event: expect.anything() })
  expect(input()).toHaveValue('19:45')
})

it('says its zone, and what is wrong instead', () => {
  const { rerender } = render(field({ timeZone: 'Asia/Dhaka', min: '08:00', value: '09:00' }))
  expect(input()).toHaveAccessibleDescription('Time zone: Dhaka (GMT+6)')
  rerender(field({ timeZone: 'Asia/Dhaka', min: '08:00', value: '07:00' }))
  expect(input()).toBeInvalid()
  expect(input()).toHaveAccessibleDescription(/^Not before 0?8:00/)
})

it('follows the page where that keeps the time, and comes back with its form', () => {
  const { rerender } = render(field({ value: '10:00' }))
  type('11:00')
  expect(input()).toHaveValue('10:00')
  rerender(
    <form>
      <TimeField key="own" label="Closes at" defaultValue="12:00" />
    </form>,
  )
  type('13:00')
  fireEvent.reset(document.forms[0] as HTMLFormElement)
  expect(input()).toHaveValue('12:00')
})

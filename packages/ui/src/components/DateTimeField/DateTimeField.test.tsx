import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent } from '../../test/render.tsx'
import { DateTimeField, type DateTimeFieldProps } from './index.ts'

const field = (props: Partial<DateTimeFieldProps> = {}) => (
  <DateTimeField label="Starts" timeZone="Asia/Dhaka" {...props} />
)
const day = () => screen.getByRole('textbox', { name: 'Starts' })
const time = () => screen.getByLabelText('Starts: Time')

describeContract(field(), { component: 'date-time-field', control: 'input' })

it('is one field of a day and a time, which says its zone', () => {
  render(field({ value: '2026-11-20T18:30' }))
  expect(screen.getByRole('group', { name: 'Starts' })).toBeVisible()
  expect(day()).toHaveValue('20/11/2026')
  expect(time()).toHaveValue('18:30')
  expect(day()).toHaveAccessibleDescription('Time zone: Dhaka (GMT+6)')
  expect(time()).toHaveAccessibleDescription('Time zone: Dhaka (GMT+6)')
})

it('reports a value once it has both, and nothing in between', async () => {
  const onValueChange = vi.fn()
  render(field({ onValueChange }))
  await userEvent.type(day(), '20.11.2026')
  fireEvent.blur(day())
  expect(onValueChange).not.toHaveBeenCalled()
  fireEvent.change(time(), { target: { value: '18:30' } })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-20T18:30', {
    reason: 'input',
    event: expect.anything(),
  })
  expect(day()).toHaveValue('20/11/2026')
  fireEvent.change(time(), { target: { value: '' } })
  expect(onValueChange).toHaveBeenLastCalledWith('', expect.anything())
  expect(day()).toHaveValue('20/11/2026')
})

it('says on leaving that the other is missing', async () => {
  render(field())
  await userEvent.type(day(), '20.11.2026')
  await userEvent.tab()
  expect(time()).toHaveFocus()
  expect(time()).toBeValid()
  await userEvent.tab()
  await userEvent.tab()
  expect(day()).toHaveAccessibleDescription('This is required')
})

it('says a value out of bounds with day and time', () => {
  render(field({ value: '2026-11-20T07:00', min: '2026-11-20T08:00' }))
  expect(day()).toBeInvalid()
  expect(day()).toHaveAccessibleDescription(/^Not before 20 Nov 2026 0?8:00/)
})

it('is sent with its form and comes back with it', () => {
  render(
    <form>
      <DateTimeField label="Starts" timeZone="UTC" name="start" defaultValue="2026-11-20T18:30" />
    </form>,
  )
  const form = document.forms[0] as HTMLFormElement
  fireEvent.change(time(), { target: { value: '19:00' } })
  expect(new FormData(form).get('start')).toBe('2026-11-20T19:00')
  fireEvent.reset(form)
  expect(new FormData(form).get('start')).toBe('2026-11-20T18:30')
})

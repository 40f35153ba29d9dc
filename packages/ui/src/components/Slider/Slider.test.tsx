import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, InBrand, render, screen } from '../../test/render.tsx'
import { RangeSlider, Slider, type RangeSliderProps } from './index.ts'

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

describe('a range', () => {
  const range = (props: Partial<RangeSliderProps> = {}) => <RangeSlider label="Stake" {...props} />
  const thumb = (name: string) => screen.getByRole('slider', { name })
  describeContract(range(), { component: 'range-slider' })

  it('is a group of two thumbs, neither of which passes the other', () => {
    const onValueChange = vi.fn()
    render(range({ defaultValue: ['20', '60'], onValueChange, format: percent }))
    expect(screen.getByRole('group', { name: 'Stake' })).toBeVisible()
    expect(thumb('From')).toHaveAttribute('aria-valuetext', '20%')
    fireEvent.change(thumb('From'), { target: { value: '80' } })
    expect(onValueChange).toHaveBeenLastCalledWith(['60', '60'], { reason: 'input', event: expect.anything() })
    expect(thumb('From')).toHaveValue('60')
    fireEvent.change(thumb('To'), { target: { value: '75' } })
    expect(onValueChange).toHaveBeenLastCalledWith(['60', '75'], expect.anything())
    expect(document.querySelector('[data-part="value"]')).toHaveTextContent('60% - 75%')
  })

  it('moves the nearer thumb by a press on the rail, and holds it', () => {
    const onValueChange = vi.fn()
    render(range({ defaultValue: ['20', '60'], onValueChange }))
    const rail = document.querySelector('[data-part="rail"]') as HTMLElement
    rail.getBoundingClientRect = () => ({ left: 0, right: 122, width: 122 }) as DOMRect
    rail.setPointerCapture = () => {}
    fireEvent.pointerDown(rail, { button: 0, clientX: 81 })
    expect(onValueChange).toHaveBeenLastCalledWith(['20', '70'], expect.anything())
    expect(thumb('To')).toHaveFocus()
    fireEvent.pointerMove(rail, { clientX: 0 })
    expect(onValueChange).toHaveBeenLastCalledWith(['20', '20'], expect.anything())
    fireEvent.pointerUp(rail)
    fireEvent.pointerMove(rail, { clientX: 100 })
    expect(onValueChange).toHaveBeenCalledTimes(2)
  })

  it('goes the way it is drawn, also in a part of the page that runs the other way', () => {
    const onValueChange = vi.fn()
    render(range({ defaultValue: ['20', '60'], onValueChange }))
    const rail = document.querySelector('[data-part="rail"]') as HTMLElement
    rail.style.direction = 'rtl'
    rail.getBoundingClientRect = () => ({ left: 0, right: 122, width: 122 }) as DOMRect
    rail.setPointerCapture = () => {}
    fireEvent.pointerDown(rail, { button: 0, clientX: 41 })
    expect(onValueChange).toHaveBeenLastCalledWith(['20', '70'], expect.anything())
  })

  it('shows what the browser filled in as one came back to the page', () => {
    const container = document.body.appendChild(document.createElement('div'))
    const onValueChange = vi.fn()
    const given = range({ defaultValue: ['20', '60'], onValueChange })
    const html = renderToString(<InBrand>{given}</InBrand>)
    container.append(document.createRange().createContextualFragment(html))
    const [from, to] = container.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement]
    from.value = '30'
    to.value = '90'
    render(given, { container, hydrate: true })
    expect(thumb('From')).toHaveValue('30')
    expect(thumb('To')).toHaveValue('90')
    expect(container.querySelector('output')).toHaveTextContent('30 - 90')
    fireEvent.change(thumb('To'), { target: { value: '80' } })
    expect(onValueChange).toHaveBeenLastCalledWith(['30', '80'], expect.anything())
    container.remove()
  })

  it('stays where its caller holds it, and comes back with its form', () => {
    const { rerender } = render(range({ value: ['10', '20'] }))
    fireEvent.change(thumb('To'), { target: { value: '70' } })
    expect(thumb('To')).toHaveValue('20')
    rerender(
      <form>
        <RangeSlider key="own" label="Stake" name="stake" defaultValue={['10', '20']} />
      </form>,
    )
    fireEvent.change(thumb('To'), { target: { value: '70' } })
    const form = document.forms[0] as HTMLFormElement
    expect(new FormData(form).getAll('stake')).toEqual(['10', '70'])
    fireEvent.reset(form)
    expect(thumb('To')).toHaveValue('20')
  })
})

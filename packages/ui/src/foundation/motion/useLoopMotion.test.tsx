import { cleanup, waitFor } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeScreen } from '../../test/motion.ts'
import { otherWindow } from '../../test/otherWindow.ts'
import { act, InBrand, render, screen, userEvent } from '../../test/render.tsx'
import { holdPageState } from '../../theme/pageState.ts'
import { overlayRoot } from '../overlay/overlayRoot.ts'
import { LoopControl } from './LoopControl.tsx'
import { useLoopMotion } from './useLoopMotion.ts'

const page = fakeScreen()

function Ticker({ wanted = true }: { wanted?: boolean }) {
  const [watch, motion] = useLoopMotion(wanted)
  return (
    <>
      <div ref={watch} data-testid="ticker" data-moving={motion.moving}>
        <a href="#news">News</a>
        <LoopControl motion={motion} labels={{ pause: 'Stop', play: 'Start' }} />
      </div>
      <a href="#after">After</a>
    </>
  )
}
const moves = () => screen.getByTestId('ticker').dataset['moving'] === 'true'
/** One pointer and one keyboard per test, since they keep their position. */
let hand = userEvent.setup()
beforeEach(() => {
  hand = userEvent.setup()
})
const press = (name: string) => hand.click(screen.getByRole('button', { name }))

it('moves once it is seen, and only while it is', () => {
  render(<Ticker />)
  expect(moves()).toBe(true)
  page.see(false)
  expect(moves()).toBe(false)
  page.see(true)
  expect(moves()).toBe(true)
})

it('moves where the browser does not tell what is on the screen', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<Ticker />)
  expect(moves()).toBe(true)
})

it('does not move in another window that is hidden, whatever its opener is', () => {
  const other = otherWindow()
  Object.assign(other.view, { IntersectionObserver })
  const hidden = vi.spyOn(other.page, 'hidden', 'get').mockReturnValue(false)
  const { getByTestId, unmount } = render(<Ticker />, { container: other.page.body })
  page.hide(true)
  expect(getByTestId('ticker').dataset['moving']).toBe('true')
  hidden.mockReturnValue(true)
  act(() => void other.page.dispatchEvent(new other.view.Event('visibilitychange')))
  expect(getByTestId('ticker').dataset['moving']).toBe('false')
  unmount()
  other.end()
})

it('does not move in a hidden tab', () => {
  render(<Ticker />)
  page.hide(true)
  expect(moves()).toBe(false)
  page.hide(false)
  expect(moves()).toBe(true)
})

it('does not move under a layer, but on one', async () => {
  render(<Ticker />)
  const letGo = holdPageState('dimmed')
  await waitFor(() => expect(moves()).toBe(false))
  letGo()
  await waitFor(() => expect(moves()).toBe(true))
  cleanup()
  const held = holdPageState('dimmed')
  render(createPortal(<Ticker />, overlayRoot()))
  expect(moves()).toBe(true)
  held()
})

it('stops at once when reduced motion is set, and removes its control', () => {
  render(<Ticker />)
  page.reducedMotion(true)
  expect(moves()).toBe(false)
  expect(screen.queryByRole('button')).toBeNull()
  page.reducedMotion(false)
  expect(moves()).toBe(true)
})

it('holds under the pointer', async () => {
  render(<Ticker />)
  await hand.hover(screen.getByTestId('ticker'))
  expect(moves()).toBe(false)
  await hand.unhover(screen.getByTestId('ticker'))
  expect(moves()).toBe(true)
})

it('holds while focus is inside, wherever inside', async () => {
  render(<Ticker />)
  await hand.tab()
  expect(moves()).toBe(false)
  await hand.tab()
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus()
  expect(moves()).toBe(false)
  await hand.tab()
  expect(moves()).toBe(true)
})

it('stays stopped after the reader stops it; the name of the control is what a press does', async () => {
  render(<Ticker />)
  await press('Stop')
  await hand.unhover(screen.getByTestId('ticker'))
  await hand.click(screen.getByRole('link', { name: 'After' }))
  page.see(false)
  page.see(true)
  expect(moves()).toBe(false)
  expect(screen.getByRole('button', { name: 'Start' })).toBeInTheDocument()
})

it('starts under the pointer when pressed, and pauses again the next time', async () => {
  render(<Ticker />)
  await press('Stop')
  await press('Start')
  expect(moves()).toBe(true)
  await hand.click(screen.getByRole('link', { name: 'After' }))
  expect(moves()).toBe(true)
  await hand.hover(screen.getByTestId('ticker'))
  expect(moves()).toBe(false)
})

it('does not move where there is nothing to move, nor on the server', () => {
  render(<Ticker wanted={false} />)
  expect(moves()).toBe(false)
  expect(
    renderToString(
      <InBrand>
        <Ticker />
      </InBrand>,
    ),
  ).toContain('data-moving="false"')
})

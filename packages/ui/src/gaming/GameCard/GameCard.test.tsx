import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent } from '../../test/render.tsx'
import { GameCard } from './index.ts'

const game = { nodeId: 6, name: 'Padma Gold', vendor: 'JL', image: '/icon.svg', fallback: '/art.svg' }
const picture = () => document.querySelector('img')

// The test DOM loads no images but reports them as complete.
let ended: readonly string[] = []
beforeEach(() => {
  ended = []
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(function (this: HTMLImageElement) {
    return ended.includes(this.getAttribute('src') ?? '')
  })
})
afterEach(() => vi.restoreAllMocks())

describeContract(<GameCard {...game} onFavouriteChange={() => {}} />, { component: 'game-card', nodes: 7 })

it('is a link where the game has an address, and a button elsewhere', () => {
  const { rerender } = render(<GameCard {...game} href="/play/6" />)
  expect(screen.getByRole('link', { name: /^Padma Gold\s*JL$/ })).toHaveAttribute('href', '/play/6')
  rerender(<GameCard {...game} tag="hot" />)
  expect(screen.getByRole('button', { name: /Padma Gold\s*JL\s*Hot/ })).toBeEnabled()
})

it('plays on click and on Enter', async () => {
  const onPlay = vi.fn()
  render(<GameCard {...game} onPlay={onPlay} />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.keyboard('{Enter}')
  expect(onPlay).toHaveBeenCalledTimes(2)
})

it('separates the heart from playing', async () => {
  const onPlay = vi.fn()
  const onFavouriteChange = vi.fn()
  render(<GameCard {...game} onPlay={onPlay} favourite onFavouriteChange={onFavouriteChange} />)
  const heart = screen.getByRole('button', { name: 'Favourite: Padma Gold' })
  expect(heart).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(heart)
  expect(onFavouriteChange.mock.calls[0]?.[0]).toBe(false)
  expect(onPlay).not.toHaveBeenCalled()
})

it('opens details without playing, also for a closed game', async () => {
  const onPlay = vi.fn()
  const onInfo = vi.fn()
  const { rerender } = render(<GameCard {...game} onPlay={onPlay} onInfo={onInfo} />)
  await userEvent.click(screen.getByRole('button', { name: 'About Padma Gold' }))
  rerender(<GameCard {...game} state="soon" onInfo={onInfo} />)
  await userEvent.keyboard('{Enter}')
  expect(onInfo).toHaveBeenCalledTimes(2)
  expect(onPlay).not.toHaveBeenCalled()
})

it('replaces a failed icon once', () => {
  render(<GameCard {...game} eager />)
  expect(picture()).toHaveAttribute('src', '/icon.svg')
  fireEvent.error(picture() as HTMLImageElement)
  expect(picture()).toHaveAttribute('src', '/art.svg')
  fireEvent.error(picture() as HTMLImageElement)
  expect(picture()).toBeNull()
})

it('detects an icon that failed before hydration', () => {
  ended = ['/icon.svg']
  render(<GameCard {...game} eager />)
  expect(picture()).toHaveAttribute('src', '/art.svg')
})

it('tries a new icon after an old one failed', () => {
  const { rerender } = render(<GameCard {...game} eager />)
  fireEvent.error(picture() as HTMLImageElement)
  rerender(<GameCard {...game} eager image="/other.svg" />)
  expect(picture()).toHaveAttribute('src', '/other.svg')
})

it.each([
  ['maintenance', '05:30', 'Back at 05:30'],
  ['maintenance', undefined, 'Under maintenance'],
  ['soon', undefined, 'Opening soon'],
] as const)('%s (%s) shows its state and does not respond', async (state, backAt, words) => {
  const onPlay = vi.fn()
  render(<GameCard {...game} href="/play/6" tag="hot" state={state} backAt={backAt} onPlay={onPlay} />)
  const button = screen.getByRole('button', { name: new RegExp(`Padma Gold.*${words}`) })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText('Hot')).toBeNull()
  await userEvent.click(button)
  expect(onPlay).not.toHaveBeenCalled()
})

it('asks a visitor to log in, for play and for favourite', async () => {
  const onVisitor = vi.fn()
  render(<GameCard {...game} href="/play/6" onVisitor={onVisitor} />)
  const play = screen.getByRole('button', { name: /^Padma Gold/ })
  expect(play).toHaveAttribute('aria-haspopup', 'dialog')
  await userEvent.click(play)
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Padma Gold' }))
  expect(onVisitor.mock.calls.map(([wish]) => wish)).toEqual(['play', 'favourite'])
})

it('carries the style class of its node', () => {
  const { container } = render(<GameCard {...game} />)
  expect(container.firstChild).toHaveClass('tile--3')
})

it('says a figure of the picture in words', () => {
  render(<GameCard {...game} note={{ text: '0%', label: 'Does not count' }} />)
  expect(screen.getByRole('button', { name: /^Padma Gold\s*JL\s*Does not count$/ })).toHaveTextContent('0%')
})

it('opens details by a long press of a finger, which plays nothing', () => {
  vi.useFakeTimers()
  const [onPlay, onInfo] = [vi.fn(), vi.fn()]
  render(<GameCard {...game} onPlay={onPlay} onInfo={onInfo} />)
  const card = screen.getByRole('button', { name: new RegExp(`^${game.name}`) })
  const touch = { pointerType: 'touch' }
  fireEvent.pointerDown(card, touch)
  vi.advanceTimersByTime(600)
  expect(onInfo).toHaveBeenCalledOnce()
  fireEvent.pointerUp(card, touch)
  fireEvent.click(card, { detail: 1 })
  expect(onPlay).not.toHaveBeenCalled()
  // A short press, one that became a scroll, and a mouse play or do nothing.
  fireEvent.pointerDown(card, touch)
  fireEvent.pointerUp(card, touch)
  fireEvent.click(card, { detail: 1 })
  expect(onPlay).toHaveBeenCalledOnce()
  fireEvent.pointerDown(card, touch)
  // A finger that scrolls leaves the card after its press is cancelled.
  fireEvent.pointerCancel(card, touch)
  fireEvent.pointerLeave(card, touch)
  fireEvent.pointerDown(card, { pointerType: 'mouse' })
  vi.advanceTimersByTime(600)
  expect(onInfo).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

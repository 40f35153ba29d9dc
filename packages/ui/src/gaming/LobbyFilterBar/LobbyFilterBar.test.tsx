import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen, userEvent } from '../../test/render.tsx'
import { LobbyFilterBar, wholeLobby, type LobbyFilterBarProps, type LobbyState } from './index.ts'

const vendors = [
  { value: 'PG', label: 'PG', count: 128 },
  { value: 'JL', label: 'JL', count: 117 },
]
const bar = (props: Partial<LobbyFilterBarProps> = {}) => (
  <>
    <LobbyFilterBar value={wholeLobby} onValueChange={() => {}} controls="list" vendors={vendors} {...props} />
    <div id="list" role="tabpanel" />
  </>
)
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by game name' })

describeContract(<LobbyFilterBar value={wholeLobby} onValueChange={() => {}} controls="list" />, {
  component: 'lobby-filter-bar',
})

it('shows the lists there are, and which is on', () => {
  const { rerender } = render(bar({ value: { ...wholeLobby, filter: 'HOT' } }))
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'All',
    'Hot',
    'New',
    'Favourites',
    'Recent',
  ])
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Hot')
  expect(screen.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-controls', 'list')
  rerender(bar({ filters: ['ALL', 'HOT'] }))
  expect(screen.getAllByRole('tab')).toHaveLength(2)
})

it('starts over with another filter or vendor', async () => {
  const onValueChange = vi.fn()
  const value: LobbyState = { filter: 'HOT', vendor: 'JL', search: 'koi', page: 4 }
  render(bar({ value, onValueChange }))
  await userEvent.click(screen.getByRole('tab', { name: 'New' }))
  expect(onValueChange.mock.lastCall).toEqual([
    { filter: 'NEW', vendor: 'JL', search: '', page: 1 },
    { reason: 'filter', event: expect.anything() },
  ])
  await userEvent.click(screen.getByRole('button', { name: /PG/ }))
  expect(onValueChange.mock.lastCall?.[0]).toEqual({ filter: 'HOT', vendor: 'PG', search: '', page: 1 })
  expect(onValueChange.mock.lastCall?.[1].reason).toBe('vendor')
  await userEvent.click(screen.getByRole('button', { name: 'All providers' }))
  expect(onValueChange.mock.lastCall?.[0].vendor).toBe('')
})

it('arrow keys only move; Enter chooses', async () => {
  const onValueChange = vi.fn()
  render(bar({ onValueChange }))
  screen.getByRole('tab', { name: 'All' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Hot' })).toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onValueChange.mock.lastCall?.[0].filter).toBe('HOT')
})

it('asks a visitor to log in before a list of one’s own', async () => {
  const onValueChange = vi.fn()
  const onVisitor = vi.fn()
  render(bar({ onValueChange, onVisitor }))
  await userEvent.click(screen.getByRole('tab', { name: 'Favourites' }))
  expect(onVisitor).toHaveBeenCalledExactlyOnceWith({ ...wholeLobby, filter: 'FAV' })
  await userEvent.click(screen.getByRole('tab', { name: 'Hot' }))
  expect(onValueChange).toHaveBeenCalledOnce()
})

function Searching({ onSearch }: { onSearch: (text: string) => void }) {
  const [value, setValue] = useState(wholeLobby)
  return bar({
    value,
    onValueChange: (next, { reason }) => {
      setValue(next)
      if (reason === 'search') onSearch(next.search)
    },
  })
}
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

it('searches once the typing pauses, trimmed; at once by Enter; and clears', () => {
  const onSearch = vi.fn()
  render(<Searching onSearch={onSearch} />)
  type('  ko')
  wait(299)
  type('  koi ')
  wait(299)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch.mock.calls).toEqual([['koi']])
  expect(box().value).toBe('  koi ')
  type('koi p')
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(onSearch.mock.lastCall).toEqual(['koi p'])
  wait(1000)
  expect(onSearch).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(onSearch.mock.lastCall).toEqual([''])
  expect(box().value).toBe('')
})

it('a search that waited keeps what was chosen meanwhile beside it', () => {
  const [before, after] = [vi.fn(), vi.fn()]
  const sorted = (sort: string) => ({ ...wholeLobby, sort })
  const { rerender } = render(bar({ value: sorted('name'), onValueChange: before }))
  type('koi')
  rerender(bar({ value: sorted('newest'), onValueChange: after }))
  wait(300)
  expect(before).not.toHaveBeenCalled()
  expect(after).toHaveBeenCalledExactlyOnceWith({ ...sorted('newest'), search: 'koi' }, expect.anything())
})

it('a filter chosen while a search waits wins, and empties the box', async () => {
  const onSearch = vi.fn()
  render(<Searching onSearch={onSearch} />)
  type('ko')
  await userEvent.click(screen.getByRole('tab', { name: 'Hot' }))
  wait(1000)
  expect(onSearch).not.toHaveBeenCalled()
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Hot')
  expect(box().value).toBe('')
  type('koi')
  wait(300)
  type('koi pond')
  await userEvent.click(screen.getByRole('tab', { name: 'New' }))
  wait(1000)
  expect(onSearch.mock.calls).toEqual([['koi']])
  expect(box().value).toBe('')
})

it('typing renders nothing beside the box: neither its neighbours nor the component that holds the state', () => {
  const rendered = vi.fn<() => void>()
  const Neighbour = () => {
    rendered()
    return null
  }
  const holder = vi.fn<() => void>()
  function Holder() {
    holder()
    const [value, setValue] = useState(wholeLobby)
    return bar({ value, onValueChange: setValue, tools: <Neighbour /> })
  }
  render(<Holder />)
  const [before, held] = [rendered.mock.calls.length, holder.mock.calls.length]
  for (let at = 1; at <= 'padma gold'.length; at++) type('padma gold'.slice(0, at))
  expect([rendered.mock.calls.length, holder.mock.calls.length]).toEqual([before, held])
  wait(300)
  expect(holder.mock.calls.length).toBe(held + 1)
})

import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen, userEvent } from '../../test/render.tsx'
import { MemberLayout } from './index.ts'

const sections = [
  {
    id: 'user',
    title: 'User',
    entries: [{ id: 'deposit', label: 'Deposit', href: '/member/depositv2', icon: 'M0', current: true }],
  },
  {
    id: 'rewards',
    title: 'Rewards',
    entries: [
      { id: 'missions', label: 'Missions', href: '/member/missionLeaderboard', icon: 'M0', unread: 2 },
      { id: 'messages', label: 'Messages', href: '/member/messageV2', icon: 'M0', unread: 120 },
    ],
  },
]
const layout = (
  <MemberLayout sections={sections} member={{ name: 'rahim_77', note: 'VIP 4' }}>
    <h1>Deposit</h1>
  </MemberLayout>
)
const toggle = () => screen.getByRole('button', { expanded: false })
const isOpen = () => screen.getByRole('navigation').dataset['state']

describeContract(layout, { component: 'member-layout' })

it('is a named navigation beside the page', () => {
  render(layout)
  const nav = screen.getByRole('navigation', { name: 'Member centre' })
  expect(nav).toHaveTextContent('rahim_77VIP 4')
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Deposit')
  expect(nav).not.toContainElement(screen.getByRole('heading', { name: 'Deposit' }))
})

it('counts what is unread beside each page, and in sum on the button', () => {
  render(layout)
  expect(screen.getByRole('link', { name: 'Missions 2 unread' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Messages 99+ unread' })).toBeVisible()
  expect(toggle()).toHaveAccessibleName('Deposit 99+ unread')
})

it('opens behind its button and closes on Esc, a press elsewhere, focus elsewhere and a choice', async () => {
  render(
    <>
      {layout}
      <button>Elsewhere</button>
    </>,
  )
  const ways: (() => Promise<void> | void)[] = [
    () => userEvent.keyboard('{Escape}'),
    () => void fireEvent.pointerDown(screen.getByRole('heading', { name: 'Deposit' })),
    () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus()),
    () => void fireEvent.click(screen.getByRole('link', { name: 'Missions 2 unread' })),
  ]
  for (const close of ways) {
    await userEvent.click(toggle())
    expect(isOpen()).toBe('open')
    await close()
    expect(isOpen()).toBe('closed')
  }
})

it('gives focus back to the button on Esc', async () => {
  render(layout)
  await userEvent.click(toggle())
  screen.getByRole('link', { name: 'Missions 2 unread' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(toggle()).toHaveFocus()
})

import { render as renderAlone } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import english from '../../i18n/locales/en.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent } from '../../test/render.tsx'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import { Tabs } from './index.ts'

const tabs = [
  { value: 'user', label: 'Username', panel: 'By name' },
  { value: 'phone', label: 'Mobile number', panel: 'By number' },
  { value: 'code', label: 'Code', panel: 'By code', disabled: true },
]

describeContract(<Tabs label="Ways" items={tabs} />, { component: 'tabs' })

it('shows the first panel, tied to its tab', () => {
  render(<Tabs label="Ways" items={tabs} />)
  expect(screen.getByRole('tablist', { name: 'Ways' })).toBeVisible()
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Username')
  expect(screen.getByRole('tabpanel', { name: 'Username' })).toHaveTextContent('By name')
})

it('shows the first panel of tabs that come later, and stays there', () => {
  const { rerender } = render(<Tabs label="Ways" items={[]} />)
  rerender(<Tabs label="Ways" items={tabs} />)
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Username')
  rerender(<Tabs label="Ways" items={[{ value: 'new', label: 'New', panel: 'New' }, ...tabs]} />)
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Username')
})

it('chooses by mouse and by arrows, past what is disabled', async () => {
  const onValueChange = vi.fn()
  render(<Tabs label="Ways" items={tabs} onValueChange={onValueChange} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }))
  expect(onValueChange).toHaveBeenLastCalledWith('phone', { reason: 'choice', event: expect.anything() })
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Username')
})

it('arrows follow the reading direction', async () => {
  render(<Tabs label="Ways" items={tabs} />, {
    wrapper: ({ children }) => (
      <BrandProvider lang="ar" strings={english}>
        {children}
      </BrandProvider>
    ),
  })
  screen.getByRole('tab', { name: 'Username' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Mobile number' })).toHaveFocus()
})

it('waits for Enter where panels are costly', async () => {
  render(<Tabs label="Ways" items={tabs} manual />)
  screen.getByRole('tab', { name: 'Username' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Username')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Mobile number')
})

it('governs one shared panel, or one elsewhere', () => {
  const plain = tabs.map(({ value, label }) => ({ value, label }))
  const { rerender } = render(
    <Tabs label="Filter" variant="segmented" items={plain} value="phone">
      The list
    </Tabs>,
  )
  expect(screen.getByRole('tabpanel', { name: 'Mobile number' })).toHaveTextContent('The list')
  rerender(<Tabs label="Filter" variant="segmented" items={plain} value="phone" controls="games" />)
  expect(screen.queryByRole('tabpanel')).toBeNull()
  expect(screen.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', 'games')
})

it('goes to the neighbour of a tab that is taken away, tells it once, and keeps focus', () => {
  const onValueChange = vi.fn()
  const three = [...tabs.slice(0, 2), { value: 'mail', label: 'Mail', panel: 'By mail' }]
  const some = (...values: string[]) => (
    <Tabs
      label="Ways"
      items={three.filter(({ value }) => values.includes(value))}
      defaultValue="phone"
      onValueChange={onValueChange}
    />
  )
  const { rerender } = render(some('user', 'phone', 'mail'))
  screen.getByRole('tab', { name: 'Mobile number' }).focus()
  rerender(some('user', 'mail'))
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Mail')
  expect(screen.getByRole('tab', { name: 'Mail' })).toHaveFocus()
  expect(screen.getByRole('tabpanel')).toHaveTextContent('By mail')
  screen.getByRole('tabpanel').focus()
  rerender(some('user'))
  expect(screen.getByRole('tab', { name: 'Username' })).toHaveFocus()
  expect(onValueChange.mock.calls).toEqual([
    ['mail', { reason: 'gone' }],
    ['user', { reason: 'gone' }],
  ])
})

it('leaves a value to its caller whose tab is taken away, and stays reachable', async () => {
  const onValueChange = vi.fn()
  const given = (value: string, items = tabs) => (
    <Tabs label="Ways" items={items} value={value} onValueChange={onValueChange} />
  )
  const { rerender } = render(given('phone'))
  screen.getByRole('tab', { name: 'Mobile number' }).focus()
  rerender(given('phone', tabs.slice(0, 1)))
  expect(screen.getByRole('tab', { name: 'Username' })).toHaveFocus()
  expect(screen.queryByRole('tabpanel')).toBeNull()
  screen.getByRole('tab', { name: 'Username' }).blur()
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Username' })).toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('user', expect.objectContaining({ reason: 'choice' }))
})

it('follows the choice of its caller as the tab with focus is taken away', () => {
  const onValueChange = vi.fn()
  const three = [...tabs.slice(0, 2), { value: 'mail', label: 'Mail', panel: 'By mail' }]
  const given = (value: string, items: typeof tabs) => (
    <Tabs label="Ways" items={items} value={value} onValueChange={onValueChange} />
  )
  const { rerender } = render(given('phone', three))
  screen.getByRole('tab', { name: 'Mobile number' }).focus()
  rerender(given('user', [...three.slice(0, 1), ...three.slice(2)]))
  expect(screen.getByRole('tab', { name: 'Username' })).toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('keeps what is typed in a panel as another tab is taken away', async () => {
  const some = [...tabs.slice(0, 1), { value: 'phone', label: 'Mobile number', panel: <input aria-label="Number" /> }]
  const { rerender } = render(<Tabs label="Ways" items={some} defaultValue="phone" />)
  await userEvent.type(screen.getByRole('textbox'), '017')
  rerender(<Tabs label="Ways" items={some.slice(1)} defaultValue="phone" />)
  expect(screen.getByRole('textbox')).toHaveValue('017')
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('without a provider reads the direction of the page', async () => {
  document.dir = 'rtl'
  try {
    renderAlone(<Tabs label="Ways" items={tabs} />)
    await userEvent.click(screen.getByRole('tab', { name: 'Username' }))
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Mobile number' })).toHaveFocus()
  } finally {
    document.dir = ''
  }
})

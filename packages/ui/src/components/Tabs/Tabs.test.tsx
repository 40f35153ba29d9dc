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

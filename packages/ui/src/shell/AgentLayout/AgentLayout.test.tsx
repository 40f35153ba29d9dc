import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, within } from '../../test/render.tsx'
import { AgentLayout, type AgentLayoutProps } from './index.ts'

const sections = [
  {
    id: 'desk',
    title: 'Desk',
    entries: [{ id: 'team', label: 'Team overview', href: '/agentHome', icon: 'M0', current: true }],
  },
]
const agentLayout = (props: Partial<AgentLayoutProps> = {}) => (
  <AgentLayout
    logo="Veranda"
    clock={<time>GMT+6 19:42:08</time>}
    sections={sections}
    note="Monday to Friday"
    {...props}
  >
    <h1>Team overview</h1>
  </AgentLayout>
)

describeContract(agentLayout(), { component: 'agent-layout' })

it('names the page, shows the clock once, and lists the agent pages', () => {
  render(agentLayout({ tools: <button>Log out</button> }))
  const banner = screen.getByRole('banner')
  expect(banner).toHaveTextContent('VerandaAgent centreGMT+6 19:42:08Log out')
  expect(screen.getAllByText('GMT+6 19:42:08')).toHaveLength(1)
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveAccessibleName('Team overview')
  expect(menu).toHaveTextContent('Monday to Friday')
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading'))
})

it('has the menu in a drawer on a phone', async () => {
  render(agentLayout())
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  expect(within(drawer).getByRole('link', { name: 'Team overview' })).toBeVisible()
})

it('has neither menu nor button for it while there are no pages', () => {
  render(agentLayout({ sections: [], clock: undefined }))
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

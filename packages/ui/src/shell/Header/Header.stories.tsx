import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/index.ts'
import { IconButton } from '../../components/IconButton/index.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { sampleMenu } from '../../docs/shell.tsx'
import { bell, sun } from '../../icons/icons.gen.ts'
import { AppShell } from '../AppShell/index.ts'
import { SideMenu } from '../SideMenu/index.ts'
import { Header } from './index.ts'
import * as Examples from './Header.examples.tsx'

const visitor = (
  <>
    <IconButton label="Light scheme" icon={sun} />
    <Button>Log in</Button>
    <Button variant="primary">Join</Button>
  </>
)
const meta = {
  title: 'Shell/Header',
  component: Header,
  args: { logo: <a href="#home">Veranda</a>, tools: visitor },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const WithNavigation: Story = { render: () => <Examples.WithNavigation /> }
/** Inside a shell with a menu the button that opens it is there by itself. */
export const InShell: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => <AppShell header={<Header {...args} />} menu={<SideMenu {...sampleMenu} />} menuHidden />,
}

export const WithTools: Story = { render: () => <Examples.WithTools /> }

// In an article a header is not the banner of the page: one story may have several.
export const StateSheet: Story = {
  render: ({ logo }) => (
    <Sheet>
      <Row name="a visitor" as="grid">
        <article>
          <Header logo={logo} tools={visitor} />
        </article>
      </Row>
      <Row name="the name of the place" as="grid">
        <article>
          <Header logo={logo} title="Agent centre" tools={<IconButton label="Notices: new ones" icon={bell} dot />} />
        </article>
      </Row>
      <Row name="a mark alone" as="grid">
        <article>
          <Header logo={logo} />
        </article>
      </Row>
    </Sheet>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import * as icons from '../../icons/icons.gen.ts'
import { Icon } from './index.ts'
import * as Examples from './Icon.examples.tsx'

const meta = { title: 'Primitives/Icon', component: Icon, args: { icon: icons.heart } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = { render: () => <Examples.Decoration /> }
export const Image: Story = { render: () => <Examples.Image /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="sizes">
        {[16, 18, 20, 24, 32].map((size) => (
          <Icon key={size} icon={icons.heart} size={size} />
        ))}
      </Row>
      <Row name="turn round in right-to-left text">
        <Icon icon={icons.arrowLeft} flip />
        <Icon icon={icons.caretRight} flip />
        <Icon icon={icons.signOut} flip />
      </Row>
      <Row name="every shape, by its name in @brand/ui/icons" as="grid">
        {Object.entries(icons).map(([name, shape]) => (
          <span key={name}>
            <Icon icon={shape} size={22} /> {name}
          </span>
        ))}
      </Row>
    </Sheet>
  ),
}

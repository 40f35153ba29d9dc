import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import * as icons from '../../icons/icons.gen.ts'
import { Icon } from './index.ts'

const meta = { title: 'Primitives/Icon', component: Icon, args: { icon: icons.heart } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = { tags: ['example'] }
export const Image: Story = { tags: ['example'], args: { icon: icons.heartFill, size: 32, label: 'Saved' } }

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
      <Row name="every shape">
        {Object.entries(icons).map(([name, shape]) => (
          <Icon key={name} icon={shape} label={name} size={22} />
        ))}
      </Row>
    </Sheet>
  ),
}

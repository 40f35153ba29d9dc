import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { fire, heart } from '../../icons/icons.gen.ts'
import { Chip } from './index.ts'
import * as Examples from './Chip.examples.tsx'

const meta = { title: 'Forms/Chip', component: Chip, args: { children: 'Free spins' } } satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Toggle: Story = { render: () => <Examples.Toggle /> }
export const Action: Story = { render: () => <Examples.Action /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="off; on; with a count; with an icon">
        <Chip pressed={false}>Free spins</Chip>
        <Chip pressed>Free spins</Chip>
        <Chip pressed={false} count={128}>
          PG
        </Chip>
        <Chip pressed count={1096}>
          JDB
        </Chip>
        <Chip pressed={false} icon={fire}>
          Hot
        </Chip>
        <Chip pressed icon={heart} count={7}>
          Saved
        </Chip>
      </Row>
      <Row name="actions; disabled; on a panel" panel>
        <Chip>500</Chip>
        <Chip>1,000</Chip>
        <Chip disabled>25,000</Chip>
        <Chip pressed disabled>
          Free spins
        </Chip>
        <Chip lang="bn" pressed={false} count={12}>
          বিনামূল্যে ঘোরানো যায় এমন খেলা
        </Chip>
      </Row>
    </Sheet>
  ),
}

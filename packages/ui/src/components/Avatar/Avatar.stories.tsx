import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArt } from '../../docs/art.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Avatar } from './index.ts'
import * as Examples from './Avatar.examples.tsx'

const meta = { title: 'Primitives/Avatar', component: Avatar, args: { name: 'rahim_77' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Letters: Story = { render: () => <Examples.Letters /> }
export const Picture: Story = { render: () => <Examples.Picture /> }

const names = ['rahim_77', 'ra***7', 'Rahim Uddin', 'রহিম উদ্দিন', 'কামাল', 'محمد علی']
const sizes = ['sm', 'md', 'lg'] as const
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      {sizes.map((size) => (
        <Row key={size} name={size}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </Row>
      ))}
      <Row name="picture; picture that failed">
        {sizes.map((size, n) => (
          <Avatar key={size} name="rahim_77" size={size} src={sampleArt(n, 64, 64)} />
        ))}
        <Avatar name="rahim_77" src="data:image/png;base64,AAAA" />
      </Row>
      <Row name="square; round">
        {sizes.map((size, n) => (
          <Avatar key={size} name="Padma Gold" variant="square" size={size} src={sampleArt(n, 64, 64)} />
        ))}
        <Avatar name="Padma Gold" variant="square" />
        <Avatar name="rahim_77" variant="round" />
      </Row>
      <Row name="on a panel, beside its name" panel>
        <Avatar name="rahim_77" />
        <span>rahim_77</span>
      </Row>
    </Sheet>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Stack } from '../../layout/Stack/index.ts'
import { Text } from './index.ts'
import * as Examples from './Text.examples.tsx'

const meta = {
  title: 'Content/Text',
  component: Text,
  args: { children: 'Money is in your wallet within ten minutes.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Examples.Default /> }
export const Hint: Story = { render: () => <Examples.Hint /> }
export const Mixed: Story = {
  render: () => (
    <Stack space="2xs">
      <Text weight="label">Instant wallet</Text>
      <Text size="caption" quiet>
        No fee · about <Text as="strong">10 minutes</Text>
      </Text>
    </Stack>
  ),
}

const sizes = ['smallest', 'caption', 'dense', 'body', 'title', 'headline'] as const
const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const
const weights = ['body', 'label', 'strong'] as const
const elements = ['p', 'span', 'div', 'strong', 'bdi'] as const
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="sizes; quiet" as="grid">
        {sizes.map((size) => (
          <Stack key={size} space="2xs">
            <Text size={size}>{`${size}: about ten minutes`}</Text>
            <Text size={size} quiet>
              {`${size}, quiet`}
            </Text>
          </Stack>
        ))}
      </Row>
      <Row name="tones and weights" as="grid" panel>
        {tones.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
        {weights.map((weight) => (
          <Text key={weight} weight={weight}>
            {weight}
          </Text>
        ))}
      </Row>
      <Row name="figures; signs; one line; elements" as="grid">
        <Stack space="none">
          <Text tabular>11,111.11</Text>
          <Text tabular>98,765.43</Text>
          <Text minLines={2}>Two lines, one of words</Text>
          <Text mono>R-7f3a9c</Text>
        </Stack>
        <Text truncate>A line that is a good deal longer than the room that it is given on this sheet, and ends</Text>
        <div>
          {elements.map((as) => (
            <Text key={as} as={as}>{`${as} `}</Text>
          ))}
        </div>
        <Text lang="bn">শ্রীমঙ্গলের চা বাগানের সোনালি সকাল</Text>
      </Row>
    </Sheet>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { sampleServices } from '../../docs/shell.tsx'
import { FloatingService, type FloatingServiceProps } from './index.ts'
import * as Examples from './FloatingService.examples.tsx'

interface PlaceProps extends FloatingServiceProps {
  /** Name of the button that is pressed first. */
  press?: string | undefined
}

/** A frame for fixed elements, so that stories can show several. */
function Place({ press, ...props }: PlaceProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const buttons = [...(frame.current?.querySelectorAll('button') ?? [])]
    if (press) buttons.find((button) => button.textContent === press)?.click()
  }, [press])
  return (
    <div
      ref={frame}
      style={{
        position: 'relative',
        transform: 'translate(0)',
        inlineSize: 320,
        maxInlineSize: '100%',
        blockSize: 320,
        overflow: 'hidden',
        border: '1px solid var(--brand-line)',
      }}
    >
      <FloatingService {...props} />
    </div>
  )
}

const meta = {
  title: 'Shell/FloatingService',
  component: FloatingService,
  args: { items: sampleServices },
  render: (args) => <Place {...args} />,
} satisfies Meta<typeof FloatingService>
export default meta
type Story = StoryObj<typeof meta>

export const Rail: Story = { render: () => <Examples.Rail /> }

export const Few: Story = { render: () => <Examples.Few /> }

export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <Row name="at rest">
        <Place {...args} aria-label="At rest" />
      </Row>
      <Row name="a list behind a sign">
        <Place {...args} aria-label="With a list" press="Telegram" />
      </Row>
    </Sheet>
  ),
}

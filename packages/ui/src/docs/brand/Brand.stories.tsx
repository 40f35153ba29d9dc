import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { BrandEditor } from './BrandEditor.tsx'

const meta = {
  title: 'Foundations/Brand',
  component: BrandEditor,
  args: { link: '' },
  argTypes: { link: { type: 'string' } },
  parameters: { controls: { disable: true }, actions: { disable: true } },
} satisfies Meta<typeof BrandEditor>
export default meta
type Story = StoryObj<typeof meta>

/** Its argument is in the address, so a brand can be sent as a link. */
export const Editor: Story = {
  render: function Render({ link }) {
    const [, update] = useArgs()
    return <BrandEditor link={link} onLink={(next) => update({ link: next })} />
  },
}

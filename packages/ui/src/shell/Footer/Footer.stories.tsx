import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { sampleColumns, sampleSocial, vendorCodes } from '../../docs/shell.tsx'
import { Footer } from './index.ts'
import * as Examples from './Footer.examples.tsx'

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  args: {
    logo: <b>Veranda</b>,
    about: 'A calmer place to play. Games from twelve studios, with people to talk to at any hour.',
    social: sampleSocial,
    columns: sampleColumns,
    vendors: vendorCodes,
    age: {
      mark: '18+',
      text: 'Players must be 18 or older. Play money only. Set limits for time in your member centre.',
    },
  },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const WhoMayPlay: Story = { render: () => <Examples.WhoMayPlay /> }
export const WithColumns: Story = { render: () => <Examples.WithColumns /> }

// In an article a footer is not that of the page: one story may have several.
export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <Row name="everything" as="grid">
        <article style={{ gridColumn: '1 / -1' }}>
          <Footer {...args} />
        </article>
      </Row>
      <Row name="who may play" as="grid">
        <article style={{ gridColumn: '1 / -1' }}>
          <Footer logo={args.logo} age={args.age} />
        </article>
      </Row>
    </Sheet>
  ),
}

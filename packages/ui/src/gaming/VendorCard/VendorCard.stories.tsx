import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { VendorCard } from './index.ts'
import * as Examples from './VendorCard.examples.tsx'

const meta = {
  title: 'Gaming/VendorCard',
  component: VendorCard,
  args: { vendor: 'JL', name: 'Jili', count: '128 games', href: '#jl' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VendorCard>
export default meta
type Story = StoryObj<typeof meta>

export const Link: Story = { render: () => <Examples.Link /> }
export const Maintenance: Story = { render: () => <Examples.Maintenance /> }

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">' +
    '<circle cx="20" cy="20" r="18" fill="#c06a1c"/><circle cx="100" cy="20" r="18" fill="#0f7a5f"/>' +
    '<rect x="42" y="4" width="36" height="32" rx="8" fill="#2b46c8"/></svg>',
)}`
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 160"><rect width="360" height="160" fill="#12324a"/>' +
    '<circle cx="270" cy="80" r="64" fill="#e3a44f"/><circle cx="270" cy="80" r="30" fill="#0f7a5f"/></svg>',
)}`
export const Pictured: Story = { render: () => <Examples.Pictured /> }

export const StateSheet: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1060px, calc(100vw - 32px))' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Sheet>
      <Row name="code; code and name; logo; current" as="grid">
        <VendorCard vendor="PG" count="128" href="#pg" />
        <VendorCard vendor="JL" name="Jili" count="117 games" href="#jl" />
        <VendorCard vendor="EG2" name="Evergreen" logo={logo} count="64 games" href="#eg2" />
        <VendorCard vendor="CQ9" name="CQ9 Gaming" count="140 games" href="#cq9" current />
      </Row>
      <Row name="on a picture: code; code and name; logo; maintenance" as="grid">
        <VendorCard vendor="PG" count="128 games" picture={picture} href="#pg" />
        <VendorCard vendor="JL" name="শ্রীমঙ্গলের চা বাগান" count="১১৭টি গেম" picture={picture} href="#jl" />
        <VendorCard vendor="EG2" logo={logo} count="64 games" picture={picture} href="#eg2" />
        <VendorCard vendor="PT" count="212 games" picture={picture} state="maintenance" backAt="05:30" />
      </Row>
      <Row name="maintenance; with an hour; soon; long words" as="grid">
        <VendorCard vendor="PT" name="Playtech" count="212 games" state="maintenance" />
        <VendorCard vendor="JDB" name="JDB" count="96 games" state="maintenance" backAt="05:30" />
        <VendorCard vendor="FC" name="Fa Chai" state="soon" logo={logo} />
        <VendorCard vendor="TCG_LOTTO_VN" name="শ্রীমঙ্গলের চা বাগানের সোনালি সকাল" count="১,৩৪৯টি গেম" href="#long" />
      </Row>
    </Sheet>
  ),
}

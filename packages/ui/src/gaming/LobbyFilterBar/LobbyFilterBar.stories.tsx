import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Button } from '../../components/Button/index.ts'
import { LobbyFilterBar, wholeLobby, type LobbyFilterBarProps } from './index.ts'
import * as Examples from './LobbyFilterBar.examples.tsx'

const vendors = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'].map((value, n) => ({
  value,
  label: value,
  count: 1349 - n * 160,
}))
const none = () => {}
const meta = {
  title: 'Gaming/LobbyFilterBar',
  component: LobbyFilterBar,
  args: { value: wholeLobby, onValueChange: none, controls: 'list', vendors },
} satisfies Meta<typeof LobbyFilterBar>
export default meta
type Story = StoryObj<typeof meta>

function Lobby({ value: first, ...props }: Partial<LobbyFilterBarProps>) {
  const id = useId()
  const [value, setValue] = useState(first ?? wholeLobby)
  return (
    <div style={{ inlineSize: '100%', minInlineSize: 0 }}>
      <LobbyFilterBar {...props} controls={id} value={value} onValueChange={setValue} />
      <div id={id} role="tabpanel" aria-label="Games" />
    </div>
  )
}
export const Live: Story = { render: () => <Examples.Live /> }

export const FewLists: Story = { render: () => <Examples.FewLists /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="everything">
        <Lobby vendors={vendors} />
      </Row>
      <Row name="a vendor's new games">
        <Lobby
          vendors={vendors}
          value={{ ...wholeLobby, filter: 'NEW', vendor: 'CQ9' }}
          strings={{ search: 'Search 2' }}
        />
      </Row>
      <Row name="a search">
        <Lobby vendors={vendors} value={{ ...wholeLobby, search: 'padma gold' }} strings={{ search: 'Search 3' }} />
      </Row>
      <Row name="tools beside it">
        <Lobby vendors={vendors} tools={<Button>Filters</Button>} strings={{ search: 'Search 5' }} />
      </Row>
      <Row name="fewer lists, no vendors">
        <Lobby filters={['ALL', 'HOT']} strings={{ search: 'Search 4' }} />
      </Row>
      <Row name="long words, many vendors">
        <Lobby
          strings={{
            search: 'গেমের নামে খুঁজুন ও বেছে নিন',
            NEW: 'Recently added games',
            FAV: 'পছন্দের গেমগুলো',
            RECENT: 'Played most recently',
          }}
          vendors={[
            ...vendors,
            { value: 'TCG_LOTTO_VN', label: 'TCG_LOTTO_VN', count: 31 },
            { value: 'x', label: 'শ্রীমঙ্গলের চা বাগান', count: 9 },
          ]}
        />
      </Row>
    </Sheet>
  ),
}

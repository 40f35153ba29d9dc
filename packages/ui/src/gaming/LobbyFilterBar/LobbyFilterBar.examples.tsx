import { LobbyFilterBar, type LobbyFilterBarProps, wholeLobby } from '@brand/ui/lobby-filter-bar'
import { useId, useState } from 'react'

const vendors = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'].map((value, n) => ({
  value,
  label: value,
  count: 1349 - n * 160,
}))

const none = () => {}

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

export function Live() {
  return <Lobby value={wholeLobby} onValueChange={none} controls="list" vendors={vendors} />
}

/** Fewer lists, without vendors. */
export function FewLists() {
  return <Lobby filters={['ALL', 'HOT']} />
}

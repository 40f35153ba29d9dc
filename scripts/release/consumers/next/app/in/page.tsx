import { Badge } from '@brand/ui'
import { Lobby } from '../Lobby'

// One component from the index, rendered on the server; the rest is interactive.
export default function In() {
  return (
    <>
      <Badge tone="pos">Open</Badge>
      <Lobby />
    </>
  )
}

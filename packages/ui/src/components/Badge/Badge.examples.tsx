import { Badge } from '@brand/ui/badge'

export function Status() {
  return (
    <Badge variant="status" tone="success">
      Approved
    </Badge>
  )
}

export function Count() {
  return (
    <Badge variant="count" tone="accent">
      {3}
    </Badge>
  )
}

import { StatusChip } from '@brand/ui/status-chip'

export function Approved() {
  return <StatusChip status="approved" />
}

export function OwnWord() {
  return <StatusChip status="confirm">Confirm receipt</StatusChip>
}

import { Skeleton } from '@brand/ui/skeleton'

export function Line() {
  return <Skeleton />
}

export function Tile() {
  return <Skeleton variant="tile" />
}

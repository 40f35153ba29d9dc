import { Duration } from '@brand/ui/duration'

export function Default() {
  return <Duration ms={3_900_000} />
}

export function Roughly() {
  return <Duration ms={605_000} finest="minute" most={1} />
}

import { NumberField } from '@brand/ui/number-field'

export function Empty() {
  return <NumberField label="Members" />
}

export function Bounded() {
  return <NumberField label="Members" min="1" max="30" defaultValue="7" hint="From 1 to 30" />
}

import { Checkbox } from '@brand/ui/checkbox'

export function Off() {
  return <Checkbox label="Remember me for a day" />
}

export function On() {
  return <Checkbox label="Remember me for a day" defaultChecked />
}

export function Some() {
  return <Checkbox label="All vendors" indeterminate />
}

import { Switch } from '@brand/ui/switch'

export function Off() {
  return <Switch label="Messages about deposits" />
}

export function On() {
  return <Switch label="Messages about deposits" defaultChecked />
}

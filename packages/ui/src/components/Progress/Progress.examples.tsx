import { Progress } from '@brand/ui/progress'

export function Mission() {
  return <Progress label="Play 20 rounds in any fishing room" value={14} max={20} note="14 / 20" />
}

export function Waiting() {
  return <Progress label="Sending your receipt" max={20} />
}

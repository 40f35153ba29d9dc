import { Button } from '@brand/ui/button'

export function Primary() {
  return <Button variant="primary">Deposit</Button>
}

export function Secondary() {
  return <Button variant="secondary">Cancel</Button>
}

export function Quiet() {
  return <Button variant="quiet">Details</Button>
}

import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'

export function Default() {
  return (
    <Card>
      <Text>Nothing is open.</Text>
    </Card>
  )
}

export function Titled() {
  return (
    <Card title="Your month" description="Counted until yesterday" actions={<StatusChip status="processing" />}>
      <Text size="headline">৳ 12,400.00</Text>
    </Card>
  )
}

export function Linked() {
  return (
    <Card padding="md" space="2xs" link={{ href: '#order-7', label: 'Order 7, ৳ 500.00' }}>
      <Text weight="label">৳ 500.00</Text>
      <Text size="caption" quiet>
        Instant wallet · 20 Nov 2026
      </Text>
    </Card>
  )
}

export function WithFooter() {
  return (
    <Card footer={<Button size="sm">Change</Button>}>
      <Text weight="label">Daily limit</Text>
      <Text size="headline">৳ 500.00</Text>
    </Card>
  )
}

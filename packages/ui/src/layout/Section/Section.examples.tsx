import { Button } from '@brand/ui/button'
import { Section } from '@brand/ui/section'

export function Titled() {
  return (
    <Section title="Your orders">
      <p>Nothing is open.</p>
    </Section>
  )
}

export function Nested() {
  return (
    <Section title="Accounts" actions={<Button size="sm">Add</Button>}>
      <Section title="Banks">
        <p>Sonali Bank</p>
      </Section>
      <Section title="Wallets">
        <p>bKash</p>
      </Section>
    </Section>
  )
}

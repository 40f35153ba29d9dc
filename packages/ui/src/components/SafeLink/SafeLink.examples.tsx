import { SafeLink } from '@brand/ui/safe-link'

export function AnotherSite() {
  return <SafeLink href="https://t.me/example">Service desk</SafeLink>
}

export function ThisSite() {
  return <SafeLink href="/promotions">Promotions</SafeLink>
}

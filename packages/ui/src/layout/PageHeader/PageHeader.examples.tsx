import { Button } from '@brand/ui/button'
import { PageHeader } from '@brand/ui/page-header'

const actions = (
  <>
    <Button>Referral link</Button>
    <Button variant="primary">Register account</Button>
  </>
)

export function WithActions() {
  return (
    <PageHeader
      title="Downline management"
      description="253 direct accounts, 1,284 in the whole team"
      actions={actions}
    />
  )
}

export function TitleAlone() {
  return <PageHeader title="Deposit" />
}

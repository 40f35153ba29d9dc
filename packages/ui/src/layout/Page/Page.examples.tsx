import { Page } from '@brand/ui/page'

export function OneForm() {
  return (
    <Page width="narrow">
      <div>The form</div>
      <div>What happens next</div>
    </Page>
  )
}

export function ToRead() {
  return (
    <Page width="text" align="center">
      <p>Terms stand in lines short enough to find the next one.</p>
    </Page>
  )
}

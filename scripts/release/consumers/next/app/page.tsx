import { Button, buttonLook } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'

// A server component: in the browser runs only what the dialog needs.
export default function Welcome() {
  return (
    <main>
      <Button variant="primary">Play</Button>
      <Dialog
        open
        title="Welcome"
        mandatory
        actions={
          <a href="/in" {...buttonLook({ variant: 'primary' })}>
            Come in
          </a>
        }
      >
        Rendered on the server, alive in the browser.
      </Dialog>
    </main>
  )
}

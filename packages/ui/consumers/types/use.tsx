// What an application writes under strict settings; what must not compile is marked.
import { Dialog } from '@brand/ui/dialog'
import { Stack } from '@brand/ui/stack'
import { TextField } from '@brand/ui/text-field'
import { useState } from 'react'

export function Profile({ name, error }: { name: string | undefined; error?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Profile">
      <Stack space={{ phone: 'sm', desktop: undefined }}>
        <TextField label="Name" value={name} error={error} hint={undefined} />
        {/* @ts-expect-error no such gap */}
        <Stack space="huge">-</Stack>
      </Stack>
    </Dialog>
  )
}

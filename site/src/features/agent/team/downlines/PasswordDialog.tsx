import type { NewAccount } from '@brand/sdk/agent'
import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { CopyButton } from '@brand/ui/copy-button'
import { DataList } from '@brand/ui/data-list'
import { Dialog } from '@brand/ui/dialog'
import { Stack } from '@brand/ui/stack'
import { useState } from 'react'
import { ErrorCallout } from '../../../../app/errors/ErrorCallout.tsx'
import { agent } from '../../../../app/api/agent-client.ts'
import { useIdempotentMutation } from '../../../../app/forms/use-idempotent-mutation.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'

/** Makes a new initial password for an account whose owner has chosen none; then shows it, once. */
export default function PasswordDialog({ account, onClose }: { account: string; onClose: () => void }) {
  const t = useWords('team')
  const { time } = useTime()
  const [made, setMade] = useState<NewAccount>()
  const { state, error, mutate } = useIdempotentMutation<{ account: string }, NewAccount>({
    name: `initial-password-${account}`,
    mutationFn: (input, idempotencyKey) => agent.registerCentre.renewPassword({ ...input, idempotencyKey }),
    find: (idempotencyKey) => agent.registerCentre.find({ idempotencyKey }),
    onSuccess: setMade,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('password.title', { account })}
      description={made ? undefined : t('password.text')}
    >
      <Stack>
        {made ? (
          <>
            <DataList
              variant="stacked"
              items={[
                {
                  term: t('password'),
                  value: made.password === null ? t('password.gone') : <bdi dir="ltr">{made.password}</bdi>,
                  note: t('password.until', { time: time(made.passwordUntil) }),
                  ...(made.password !== null && {
                    action: <CopyButton variant="icon" value={made.password} label={t('password')} />,
                  }),
                },
              ]}
            />
            <Callout tone="warning">{t('password.once')}</Callout>
          </>
        ) : null}
        <ErrorCallout error={error} />
        {made ? (
          <Button full onClick={onClose}>
            {t('password.done')}
          </Button>
        ) : (
          <Button
            variant="primary"
            full
            busy={state !== 'idle'}
            busyLabel={t('password.making')}
            onClick={() => void mutate({ account })}
          >
            {t('password.make')}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

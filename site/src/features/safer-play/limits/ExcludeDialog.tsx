import { Heading } from '@brand/ui/heading'
import { Stack } from '@brand/ui/stack'
import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { TextField } from '@brand/ui/text-field'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { ErrorCallout } from '../../../app/errors/ErrorCallout.tsx'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useDay } from '../../../app/format/use-day.ts'
import { useToday } from '../../../app/format/use-today.ts'
import { excludedUntil } from '../../../app/auth/excluded-until.ts'
import { useAccount } from '../../../app/auth/session.ts'
import * as css from './limits.css.ts'
import { monthsAfter } from './units.ts'

const means = ['exclude.means.1', 'exclude.means.2', 'exclude.means.3', 'exclude.means.4'] as const

/** Two steps: what it means, then the own name typed. */
export function ExcludeDialog({ months, time, onClose }: { months: number; time: string; onClose: () => void }) {
  const t = useWords('limits')
  const day = useDay()
  const { member: me } = useAccount()
  const form = useId()
  const [understood, setUnderstood] = useState(false)
  const [typed, setTyped] = useState('')
  const [differs, setDiffers] = useState(false)
  const account = me?.account ?? ''
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (understood) name.current?.focus()
  }, [understood])
  const at = day(monthsAfter(useToday(), months))

  const { mutate, isPending, error } = useApiMutation({
    mutationFn: () => member.limits.exclude({ months, account: typed }),
    // The gateway has ended every session of the person: this one too, should its stream not have reported it already.
    onSuccess({ break: taken }) {
      if (taken) excludedUntil.write(taken.until)
      sdk.store.end('excluded')
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = typed.trim().toLowerCase() !== account.toLowerCase()
    setDiffers(wrong)
    if (!wrong) mutate()
  }
  const cancel = <Button onClick={onClose}>{t('form.cancel')}</Button>
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t('exclude.title', { time })}
      actions={
        understood ? (
          <>
            {cancel}
            <Button type="submit" form={form} variant="danger" busy={isPending} busyLabel={t('exclude.busy')}>
              {t('exclude.confirm', { time })}
            </Button>
          </>
        ) : (
          <>
            {cancel}
            <Button variant="primary" onClick={() => setUnderstood(true)}>
              {t('exclude.next')}
            </Button>
          </>
        )
      }
    >
      {understood ? (
        <form id={form} onSubmit={submit} noValidate>
          <Stack space="lg">
            <TextField
              label={t('exclude.type', { account })}
              value={typed}
              onValueChange={setTyped}
              error={differs ? t('exclude.differs') : undefined}
              ltr
              ref={name}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <ErrorCallout error={error} />
          </Stack>
        </form>
      ) : (
        <Stack>
          <Heading level={3}>{t('exclude.means')}</Heading>
          <ul className={css.list}>
            {means.map((one) => (
              <li key={one}>{t(one, { at })}</li>
            ))}
          </ul>
        </Stack>
      )}
    </Dialog>
  )
}

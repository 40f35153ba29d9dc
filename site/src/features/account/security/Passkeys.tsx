import type { SecurityOverviewOutput } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { useState } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { sdk } from '../../../app/api/client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { addPasskey, canKeep } from './passkey.ts'
import { PasswordStep } from './PasswordStep.tsx'
import * as css from './security.css.ts'

type Passkey = SecurityOverviewOutput['passkeys'][number]

/** The devices that open the account without a password. */
export function Passkeys({ passkeys, ask }: { passkeys: readonly Passkey[]; ask: boolean }) {
  const t = useWords('security')
  const { day } = useTime()
  const [open, setOpen] = useState<'add' | Passkey>()
  const close = () => setOpen(undefined)

  // Its name is for its person's eyes; the day tells one from another.
  const add = (loginPassword: string | undefined) =>
    addPasskey(t('passkey.name', { day: day(sdk.now()) }), loginPassword)
  const remove = (passkeyId: string, loginPassword: string | undefined) =>
    member.security.removePasskey({ passkeyId, ...(loginPassword === undefined ? {} : { loginPassword }) })
  function done(kept: unknown) {
    if (kept === 'turned away') return showToast({ tone: 'info', title: t('passkey.none') })
    showToast({ tone: 'success', title: t(open === 'add' ? 'passkey.added' : 'passkey.removed') })
    close()
  }
  return (
    <section className={css.section} aria-labelledby="passkeys">
      <h2 id="passkeys" className={css.heading}>
        {t('passkeys')}
      </h2>
      <p className={css.hint}>{t('passkeys.text')}</p>
      {passkeys.length > 0 ? (
        <ul className={css.list}>
          {passkeys.map((one) => (
            <li key={one.passkeyId} className={css.item}>
              <span className={css.what}>
                <span className={css.name}>{one.name}</span>
                <span className={css.value}>
                  {one.usedAt ? t('passkey.used', { day: day(one.usedAt) }) : t('passkey.unused')}
                </span>
              </span>
              <Button
                variant="quiet"
                aria-label={t('passkey.removeThis', { name: one.name })}
                onClick={() => setOpen(one)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {canKeep() ? (
        <div className={css.buttons}>
          <Button onClick={() => setOpen('add')}>{t('passkey.add')}</Button>
        </div>
      ) : (
        <p className={css.hint}>{t('passkey.cannot')}</p>
      )}
      {open ? (
        <Dialog
          open
          onOpenChange={close}
          size="sm"
          title={open === 'add' ? t('passkey.add') : t('passkey.remove')}
          description={open === 'add' ? t('passkey.addText') : open.name}
        >
          <PasswordStep
            ask={ask}
            submitLabel={open === 'add' ? t('passkey.add') : t('passkey.remove')}
            mutationFn={async ({ loginPassword }): Promise<unknown> =>
              open === 'add' ? add(loginPassword) : remove(open.passkeyId, loginPassword)
            }
            changes={['security']}
            onSuccess={done}
          />
        </Dialog>
      ) : null}
    </section>
  )
}

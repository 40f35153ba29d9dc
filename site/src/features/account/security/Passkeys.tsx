import type { SecurityOverviewOutput } from '@brand/sdk/member'
import { Inline } from '@brand/ui/inline'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
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

type Passkey = SecurityOverviewOutput['passkeys'][number]

/** The devices that open the account without a password. */
export function Passkeys({ passkeys, ask }: { passkeys: readonly Passkey[]; ask: boolean }) {
  const t = useWords('security')
  const { day } = useTime()
  const [open, setOpen] = useState<'add' | Passkey>()
  const close = () => setOpen(undefined)

  // Its name is shown to its person alone; the day distinguishes passkeys.
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
    <Section title={t('passkeys')} space="sm">
      <Text quiet>{t('passkeys.text')}</Text>
      {passkeys.length > 0 ? (
        <Stack as="ul" divided space="sm">
          {passkeys.map((one) => (
            <li key={one.passkeyId}>
              <Inline justify="between" wrap={false}>
                <Stack space="none">
                  <Text weight="label">{one.name}</Text>
                  <Text size="caption" quiet>
                    {one.usedAt ? t('passkey.used', { day: day(one.usedAt) }) : t('passkey.unused')}
                  </Text>
                </Stack>
                <Button
                  variant="quiet"
                  aria-label={t('passkey.removeThis', { name: one.name })}
                  onClick={() => setOpen(one)}
                >
                  {t('remove')}
                </Button>
              </Inline>
            </li>
          ))}
        </Stack>
      ) : null}
      {canKeep() ? (
        <div>
          <Button onClick={() => setOpen('add')}>{t('passkey.add')}</Button>
        </div>
      ) : (
        <Text quiet>{t('passkey.cannot')}</Text>
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
    </Section>
  )
}

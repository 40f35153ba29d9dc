import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { Icon } from '@brand/ui/icon'
import { facebookLogo, googleLogo, phone, shieldCheck } from '@brand/ui/icons'
import { Tabs } from '@brand/ui/tabs'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Grid } from '@brand/ui/grid'
import type { IdentityProvider } from '@brand/sdk'
import { Suspense, useState } from 'react'
import { useLocation } from '../../../app/navigation/router.ts'
import { sdk } from '../../../app/api/client.ts'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useBrandName } from '../../../app/storage/preferences.ts'
import { useDialogTitle } from '../../../app/navigation/page-title.ts'
import { paths } from '../../../app/routing/paths.ts'
import { useModule } from '../../../app/api/status.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { useAccessText } from '../access-text.ts'
import { DialogArt } from '../form/DialogArt.tsx'
import { ExcludedNotice } from './ExcludedNotice.tsx'
import { Notice } from '../Notice.tsx'
import { remembered } from '../remember.ts'
import { Foot, TextButton } from '../form/Foot.tsx'
import * as css from '../session.css.ts'
import { providers } from './identity.ts'
import { LoginForm } from './LoginForm.tsx'
import { enterByPasskey, knowsPasskeys } from './passkey.ts'
import type { UnknownPlace } from './place.ts'
import { useSecond } from './second.ts'
import { SecondStep } from './SecondStep.tsx'
import { TrialButton } from './TrialButton.tsx'
import { useSocial } from './use-social.ts'
import { VerifyPlace } from './VerifyPlace.tsx'

// Most people log in with a name: the list of countries and its search are for the others.
const coming = <Skeleton variant="block" size="lg" aria-busy="true" />
const SmsForm = lazyPart(() => import('./SmsForm.tsx'), coming)
const SocialStep = lazyPart(() => import('./SocialStep.tsx'), coming)

interface LoginDialogProps {
  /** Why it opened by itself: the session ended, also by a self-exclusion, or a new password is to be used. */
  cause?: 'ended' | 'excluded' | 'reset' | undefined
  onDone: () => void
  /** Playing on trial. */
  onTrial: () => void
  /** To the registration. */
  onOther: () => void
  onForgot: () => void
  onClose: () => void
}

const icons: Record<IdentityProvider, string> = { google: googleLogo, facebook: facebookLogo, phone }

export default function LoginDialog({ cause, onDone, onTrial, onOther, onForgot, onClose }: LoginDialogProps) {
  const t = useWords('access')
  const brand = useBrandName()
  useDialogTitle(useLocation().pathname === paths.login ? t('login.title') : undefined)
  const text = useAccessText()
  const [place, setPlace] = useState<UnknownPlace>()
  const onTrialNow = useAccount().kind === 'trial'
  const { step, enterBy } = useSocial(onDone)
  /** The login methods of one press; the last that was tried shows why it failed. */
  const enter = useApiMutation({
    mutationFn: ({ call }: { by: IdentityProvider | 'passkey' | 'trial'; call: () => unknown }) =>
      Promise.resolve(call()),
  })
  const byDevice = async () => {
    if (await enterByPasskey()) onDone()
  }
  const onTrialStart = (input: { ageConfirmed?: true }) =>
    enter.mutate({ by: 'trial', call: () => sdk.session.freePlay(input).then(onTrial) })
  const [bySms, bySocial, mayRegister, mayTry] = [
    useModule('MOBILEVERCODELOGIN3'),
    useModule('SOCIAL3'),
    useModule('REG3'),
    useModule('FREEPLAY3') && !onTrialNow,
  ]

  const byPasskey = useModule('PASSKEY3') && knowsPasskeys()

  const byName = <LoginForm portal="player" onDone={onDone} onPlace={setPlace} onForgot={onForgot} />
  const tabs = [
    { value: 'username', label: t('username'), panel: byName },
    {
      value: 'sms',
      label: t('field.mobileNum'),
      panel: <SmsForm onDone={onDone} onForgot={onForgot} />,
    },
  ]
  const second = useSecond()
  const body = second ? (
    <SecondStep second={second} />
  ) : place ? (
    <VerifyPlace place={place} onBack={() => setPlace(undefined)} />
  ) : step ? (
    <SocialStep key={step.at} step={step} />
  ) : (
    <Stack space="lg">
      {cause === 'excluded' ? <ExcludedNotice onLeave={onClose} /> : null}
      {cause && cause !== 'excluded' ? <Notice kind="info">{t(`login.${cause}`)}</Notice> : null}
      {bySms ? <Tabs label={t('login.ways')} items={tabs} defaultValue={remembered()?.type ?? 'username'} /> : byName}
      {enter.error ? <Notice kind="error">{text(enter.error)}</Notice> : null}
      {bySocial ? (
        <Stack space="sm" role="group" aria-label={t('social.title')}>
          <p className={css.or}>{t('social.title')}</p>
          <Grid columns={3} space="sm">
            {providers.map((provider) => (
              <Button key={provider} onClick={() => enter.mutate({ by: provider, call: () => enterBy(provider) })}>
                <Icon icon={icons[provider]} size={18} />
                {t(`social.${provider}`)}
              </Button>
            ))}
          </Grid>
        </Stack>
      ) : null}
      {byPasskey ? (
        <Button onClick={() => enter.mutate({ by: 'passkey', call: byDevice })}>
          <Icon icon={shieldCheck} size={18} />
          {t('login.passkey')}
        </Button>
      ) : null}
      {mayRegister || mayTry ? (
        <Foot>
          {mayRegister ? (
            <>
              {t('login.new')}
              <TextButton onClick={onOther}>{t('login.join', { brand })}</TextButton>
            </>
          ) : null}
          {mayRegister && mayTry ? <span aria-hidden="true">·</span> : null}
          {mayTry ? (
            <TrialButton busy={enter.isPending && enter.variables.by === 'trial'} onStart={onTrialStart} />
          ) : null}
        </Foot>
      ) : null}
    </Stack>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={second ? t('second.title') : place ? t('place.title') : t('login.title')}
      art={<DialogArt banner="w_login" motif="lotus-2" title={t('login.welcome')} text={t('login.welcomeText')} />}
    >
      <Suspense fallback={null}>{body}</Suspense>
    </Dialog>
  )
}

import { isGatewayError } from '@brand/sdk'
import { Dialog } from '@brand/ui/dialog'
import { Inline } from '@brand/ui/inline'
import { Skeleton } from '@brand/ui/skeleton'
import { Tabs } from '@brand/ui/tabs'
import { Stack } from '@brand/ui/stack'
import { Grid } from '@brand/ui/grid'
import { useState } from 'react'
import { useLocation } from '../../../app/navigation/router.ts'
import { sdk } from '../../../app/api/client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useBrandName } from '../../../app/storage/preferences.ts'
import { useDialogTitle } from '../../../app/navigation/page-title.ts'
import { paths } from '../../../app/routing/paths.ts'
import { useModule, useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { LanguageButton } from '../../../shell/tools/LanguageButton.tsx'
import { Answered } from '../../../app/records/Answered.tsx'
import { DialogArt } from '../form/DialogArt.tsx'
import { Notice } from '../Notice.tsx'
import { Foot, TextButton } from '../form/Foot.tsx'
import { invitation } from './invitation.ts'
import { RegisterForm } from './RegisterForm.tsx'

interface RegisterDialogProps {
  onDone: () => void
  /** To the login. */
  onOther: () => void
  onClose: () => void
}

/** Opens an account by the rules of the server, by telephone or user name; who has one goes to the login. */
export default function RegisterDialog({ onDone, onOther, onClose }: RegisterDialogProps) {
  const t = useWords('access')
  const brand = useBrandName()
  const { pathname, search } = useLocation()
  useDialogTitle(pathname === paths.register ? t('register.submit') : undefined)
  const [invited] = useState(() => invitation(new URLSearchParams(search)))
  const onTrial = useAccount().kind === 'trial'
  const byMobile = useModule('MOBILENUMREG3')
  const rules = useApiQuery(sdk.system.registerRules, {})
  // The status holds them as well: no form waits for an answer of its own.
  const known = useStatus().data?.info.registerRules
  const answer = { ...rules, data: rules.data ?? known }
  const byAgents = useModule('AFFMAN3')
  const { data: host, error: stale } = useApiQuery(
    sdk.agent.affiliate,
    { code: invited.affiliateCode ?? '', domain: location.hostname },
    { enabled: byAgents && invited.affiliateCode !== undefined },
  )
  // Counted for the friend who passed the link on; nothing is told here.
  useApiQuery(
    sdk.agent.friendLink,
    { code: invited.referralCode ?? '' },
    { enabled: useModule('REFER3') && invited.referralCode !== undefined },
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('register.title', { brand })}
      art={
        <DialogArt banner="w_register" motif="moon-1" title={t('register.welcome')} text={t('register.welcomeText')} />
      }
    >
      <Stack space="lg">
        {onTrial ? <Notice kind="info">{t('register.fromTrial')}</Notice> : null}
        {host ? <Notice kind="info">{t('register.invited', { name: host.agentName })}</Notice> : null}
        {isGatewayError(stale, 'invitation_code_error') ? (
          <Notice kind="info">{t('register.invitedOver')}</Notice>
        ) : null}
        <Answered
          answer={answer}
          failed={t('register.rulesFailed')}
          level={3}
          waiting={
            <Grid columns={{ phone: 1, tablet: 2 }} space="lg" aria-busy="true">
              {[0, 1, 2, 3].map((at) => (
                <Skeleton key={at} variant="block" />
              ))}
            </Grid>
          }
        >
          {(settings) => {
            const form = (way: 'username' | 'mobile') => (
              <RegisterForm settings={settings} way={way} invited={invited} onDone={onDone} />
            )
            // By telephone first, where the operator takes numbers.
            return byMobile ? (
              <Tabs
                label={t('register.ways')}
                items={[
                  { value: 'mobile', label: t('field.mobileNum'), panel: form('mobile') },
                  { value: 'username', label: t('username'), panel: form('username') },
                ]}
              />
            ) : (
              form('username')
            )
          }}
        </Answered>
        <Foot>
          {t('register.have')}
          <TextButton onClick={onOther}>{t('register.login')}</TextButton>
        </Foot>
        <Inline justify="center">
          <LanguageButton />
        </Inline>
      </Stack>
    </Dialog>
  )
}

import { Inline } from '@brand/ui/inline'
import { Page } from '@brand/ui/page'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { PageHeader } from '@brand/ui/page-header'
import { Progress } from '@brand/ui/progress'
import { StatusChip } from '@brand/ui/status-chip'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { useList } from '../../../app/format/use-list.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { UnloadedPage } from '../../../app/errors/UnloadedPage.tsx'
import { useModule } from '../../../app/api/status.ts'
import { Logins, Sessions } from './Logins.tsx'
import { Passkeys } from './Passkeys.tsx'
import { useSecurity } from './use-security.ts'

const AuthenticatorDialog = lazyPart(() => import('./AuthenticatorDialog.tsx'))
const AuthenticatorOffDialog = lazyPart(() => import('./AuthenticatorOffDialog.tsx'))
const PhraseDialog = lazyPart(() => import('./PhraseDialog.tsx'))

interface SecurityProps {
  onLoginPassword: () => void
  onFundPassword: () => void
  /** A number or a mail address is to be proved, in a dialog of its own. */
  onContact: (kind: 'mobile' | 'email') => void
}

type Opened = 'app' | 'appOff' | 'phrase'

/** What protects the account: locks and how many of them are set, devices, and recent logins. */
export function Security({ onLoginPassword, onFundPassword, onContact }: SecurityProps) {
  const t = useWords('security')
  const lang = useLang()
  const list = useList()
  const { day } = useTime()
  const [passkeysOn, codes] = [useModule('PASSKEY3'), useModule('VERIFICATION3')]
  const query = useSecurity()
  const { data } = query
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)

  if (!data) return <UnloadedPage title={t('title')} query={query} />
  const { measures, score } = data
  const row = (key: keyof typeof measures, value: ReactNode, action?: { label: string; press: () => void }) => (
    <li key={key}>
      <Inline justify="between" wrap={false} space="sm">
        <Stack grow space="none">
          <Text weight="label">{t(`measure.${key}`)}</Text>
          <Text size="caption" quiet>
            {value}
          </Text>
        </Stack>
        <Inline wrap={false}>
          <StatusChip status={measures[key] ? 'approved' : 'pending'}>{t(measures[key] ? 'on' : 'off')}</StatusChip>
          {action ? (
            <Button variant="quiet" aria-label={list([t(`measure.${key}`), action.label])} onClick={action.press}>
              {action.label}
            </Button>
          ) : null}
        </Inline>
      </Inline>
    </li>
  )
  return (
    <Page width="wide" space="2xl">
      <PageHeader title={t('title')} />
      <Progress
        size="lg"
        label={t('score')}
        value={score}
        max={100}
        tone={score < 50 ? 'warning' : 'success'}
        note={`${formatCount(score, lang)} / ${formatCount(100, lang)}`}
      />
      <Stack as="ul" divided space="sm" aria-label={t('measures')}>
        {row(
          'loginPassword',
          data.passwordChangedAt ? t('password.changed', { day: day(data.passwordChangedAt) }) : t('password.none'),
          measures.loginPassword ? { label: t('change'), press: onLoginPassword } : undefined,
        )}
        {row('fundPassword', t('fund.text'), {
          label: t(measures.fundPassword ? 'change' : 'set'),
          press: onFundPassword,
        })}
        {row('authenticator', measures.authenticator ? t('app.left', { count: data.recoveryCodes }) : t('app.text'), {
          label: t(measures.authenticator ? 'turnOff' : 'turnOn'),
          press: () => setOpened(measures.authenticator ? 'appOff' : 'app'),
        })}
        {row('phrase', data.phrase ? <bdi>{data.phrase}</bdi> : t('phrase.text'), {
          label: t(measures.phrase ? 'change' : 'set'),
          press: () => setOpened('phrase'),
        })}
        {row('realName', data.realName ? <bdi>{data.realName}</bdi> : t('realName.text'))}
        {(['mobile', 'email'] as const).map((kind) =>
          row(
            kind,
            data[kind] ? <bdi>{data[kind]}</bdi> : t(`${kind}.text`),
            codes ? { label: t(measures[kind] ? 'change' : 'set'), press: () => onContact(kind) } : undefined,
          ),
        )}
      </Stack>
      {passkeysOn ? <Passkeys passkeys={data.passkeys} ask={measures.loginPassword} /> : null}
      <Sessions />
      <Logins />
      {opened === 'app' ? <AuthenticatorDialog ask={measures.loginPassword} onClose={close} /> : null}
      {opened === 'appOff' ? <AuthenticatorOffDialog ask={measures.loginPassword} onClose={close} /> : null}
      {opened === 'phrase' ? <PhraseDialog phrase={data.phrase} onClose={close} /> : null}
    </Page>
  )
}

import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { CopyButton } from '@brand/ui/copy-button'
import { DataList } from '@brand/ui/data-list'
import { Heading } from '@brand/ui/heading'
import { Page } from '@brand/ui/page'
import type { NewAccount } from '@brand/sdk/agent'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

interface MadeAccountProps {
  account: NewAccount
  onAnother: () => void
}

/** An account that was just made, with the initial password to hand over. It is kept nowhere: leaving forgets it. */
export function MadeAccount({ account: { account, kind, password, passwordUntil }, onAnother }: MadeAccountProps) {
  const t = useWords('register-centre')
  const { time } = useTime()
  return (
    <Page width="narrow">
      <Card as="section" space="lg" aria-labelledby="made-account">
        <Heading level={2} size="md" id="made-account" tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t('made')}
        </Heading>
        <DataList
          variant="stacked"
          items={[
            {
              term: t('username'),
              value: <bdi>{account}</bdi>,
              action: <CopyButton variant="icon" value={account} label={t('username')} />,
            },
            { term: t('kind'), value: t(kind === 'AGENT' ? 'kind.AGENT' : 'kind.PLAYER') },
            password === null
              ? { term: t('password'), value: t('password.gone') }
              : {
                  term: t('password'),
                  value: <bdi dir="ltr">{password}</bdi>,
                  note: t('password.until', { time: time(passwordUntil) }),
                  action: <CopyButton variant="icon" value={password} label={t('password')} />,
                },
          ]}
        />
        {password === null ? null : <Callout tone="warning">{t('password.once')}</Callout>}
        <Button full onClick={onAnother}>
          {t('another')}
        </Button>
      </Card>
    </Page>
  )
}

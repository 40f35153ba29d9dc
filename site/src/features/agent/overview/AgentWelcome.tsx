import { Card } from '@brand/ui/card'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { Link } from '@brand/ui/link'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Icon } from '@brand/ui/icon'
import { check } from '@brand/ui/icons'
import type { ReactNode } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import { paths } from '../../../app/routing/paths.ts'
import * as css from './agent.css.ts'

/** Introduction of the agent centre, next to the login, which is its child. */
export function AgentWelcome({ children }: { children: ReactNode }) {
  const t = useWords('agent')
  return (
    <div className={css.welcome}>
      <section className={css.pitch}>
        <Stack>
          <Text tone="accent" weight="label">
            {t('login.kicker')}
          </Text>
          <Heading level={1}>{t('login.headline')}</Heading>
          <Text size="title" quiet>
            {t('login.text')}
          </Text>
          <Stack as="ul" space="sm">
            {(['login.point.team', 'login.point.income', 'login.point.contracts', 'login.point.money'] as const).map(
              (key) => (
                <li key={key}>
                  <Inline wrap={false} space="sm" align="start">
                    <span className={css.mark}>
                      <Text as="span" tone="accent">
                        <Icon icon={check} size={20} />
                      </Text>
                    </span>
                    <Text as="span" quiet>
                      {t(key)}
                    </Text>
                  </Inline>
                </li>
              ),
            )}
          </Stack>
        </Stack>
      </section>
      <Card
        as="section"
        aria-labelledby="agent-login"
        padding={{ phone: 'xl', tablet: '2xl' }}
        space="xl"
        className={css.panel}
      >
        <Heading level={2} size="lg" id="agent-login">
          {t('login.title')}
        </Heading>
        {children}
        <Inline justify="center">
          <Link variant="quiet" href={paths.home}>
            {t('login.players')}
          </Link>
        </Inline>
      </Card>
    </div>
  )
}

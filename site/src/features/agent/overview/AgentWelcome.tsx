import { Icon } from '@brand/ui/icon'
import { check } from '@brand/ui/icons'
import type { ReactNode } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import { paths } from '../../../app/routing/paths.ts'
import * as css from './agent.css.ts'

/** What the agents' desk is, beside the login that is its child. */
export function AgentWelcome({ children }: { children: ReactNode }) {
  const t = useWords('agent')
  return (
    <div className={css.welcome}>
      <section className={css.pitch}>
        <p className={css.kicker}>{t('login.kicker')}</p>
        <h1 className={css.headline}>{t('login.headline')}</h1>
        <p className={css.lead}>{t('login.text')}</p>
        <ul className={css.points}>
          {(['login.point.desk', 'login.point.clock', 'login.point.money'] as const).map((key) => (
            <li key={key} className={css.point}>
              <Icon icon={check} size={20} className={css.tick} />
              {t(key)}
            </li>
          ))}
        </ul>
      </section>
      <section className={css.panel} aria-labelledby="agent-login">
        <h2 id="agent-login" className={css.panelTitle}>
          {t('login.title')}
        </h2>
        {children}
        <a href={paths.home} className={css.elsewhere}>
          {t('login.players')}
        </a>
      </section>
    </div>
  )
}

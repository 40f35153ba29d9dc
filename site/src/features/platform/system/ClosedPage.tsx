import { buttonAttributes } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { headset } from '@brand/ui/icons'
import { Text } from '@brand/ui/text'
import type { ReactNode } from 'react'
import type { SystemStatusOutput } from '@brand/sdk'
import { useWords } from '../../../app/i18n/i18n.ts'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { useService } from '../../../app/api/services.ts'
import { LanguageButton } from '../../../shell/tools/LanguageButton.tsx'
import { Logo } from '../../../shell/Logo.tsx'
import { Arch } from './Arch.tsx'
import * as css from './closed.css.ts'
import { LampString, Stalls } from './Market.tsx'

export interface ClosedProps {
  status: SystemStatusOutput | undefined
  /** The status is being fetched. */
  busy: boolean
  onRetry: () => void
}

interface Props {
  kicker: string
  title: string
  text: string
  status: SystemStatusOutput | undefined
  shut?: boolean
  children?: ReactNode
}

/** The frame of a page that replaces the whole site: what is the case, what it means, and the contact. */
export function ClosedPage({ kicker, title, text, status, shut = false, children }: Props) {
  const t = useWords('system')
  usePageTitle(title)
  const service = useService(status)
  return (
    <div className={css.page}>
      <Arch shut={shut} />
      <header className={css.bar}>
        <Logo />
        <LanguageButton />
      </header>
      <LampString shut={shut} />
      <main className={css.main}>
        <Text tone="accent" weight="label">
          {kicker}
        </Text>
        <h1 className={css.title}>{title}</h1>
        <Text size="title" quiet className={css.text}>
          {text}
        </Text>
        {children}
        {service ? (
          <a
            {...buttonAttributes({ variant: 'primary', size: 'lg' })}
            href={service}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon icon={headset} size={20} />
            {t('service')}
          </a>
        ) : null}
      </main>
      <Stalls />
    </div>
  )
}

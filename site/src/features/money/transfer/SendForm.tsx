import { Card } from '@brand/ui/card'
import { Page } from '@brand/ui/page'
import { Text } from '@brand/ui/text'
import type { ReactNode } from 'react'
import { FundPasswordFoot } from '../../../app/forms/FundPasswordFoot.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { useSending } from './use-sending.ts'

interface SendFormProps extends Pick<ReturnType<typeof useSending>, 'form' | 'foot'> {
  /** On the button. */
  label: string
  /** The fields. */
  children: ReactNode
}

/** A form of `useSending`: its fields, the fund password, and that nothing takes it back. */
export function SendForm({ form, foot, label, children }: SendFormProps) {
  const t = useWords('transfer')
  return (
    <Page width="narrow">
      <form {...form}>
        <Card space="lg">
          {children}
          <FundPasswordFoot {...foot}>{label}</FundPasswordFoot>
          <Text size="caption" quiet>
            {t('upline.final')}
          </Text>
        </Card>
      </form>
    </Page>
  )
}

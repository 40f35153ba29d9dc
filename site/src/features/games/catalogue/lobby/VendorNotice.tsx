import { Callout } from '@brand/ui/callout'
import { sdk } from '../../../../app/api/client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { formatTime } from '../../../../app/format/format.ts'

/** Why a vendor's games do not open, and when they will, where the vendor is in maintenance. */
export function VendorNotice({ vendor }: { vendor: string }) {
  const t = useWords('lobby')
  const lang = useLang()
  const { data } = useApiQuery(sdk.games.vendorTypes, {})
  const found = data?.list.find(({ vassalage }) => vassalage === vendor)
  if (found?.status !== 'MAINTENANCE') return null
  const { displayName, backAt } = found
  return (
    <Callout tone="warning" role="status">
      {backAt
        ? t('maintenance.back', { vendor: displayName, time: formatTime(Date.parse(backAt), lang) })
        : t('maintenance', { vendor: displayName })}
    </Callout>
  )
}

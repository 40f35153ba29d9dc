import { useWords } from '../../../../app/i18n/i18n.ts'
import { DownlineForm } from './DownlineForm.tsx'
import { DownlineFrame } from './DownlineFrame.tsx'

/** Cash for somebody below. */
export function DownlineTransfer() {
  const t = useWords('transfer')
  return (
    <DownlineFrame title={t('downline.title')} about={t('downline.about')}>
      {(info) => <DownlineForm info={info} />}
    </DownlineFrame>
  )
}

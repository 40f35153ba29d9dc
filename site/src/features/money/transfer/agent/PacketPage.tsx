import { useWords } from '../../../../app/i18n/i18n.ts'
import { DownlineFrame } from './DownlineFrame.tsx'
import { PacketForm } from './PacketForm.tsx'

/** Gifts for several people below, sent together. */
export function PacketPage() {
  const t = useWords('transfer')
  return (
    <DownlineFrame title={t('packet.title')} about={t('packet.about')}>
      {(info) => <PacketForm info={info} />}
    </DownlineFrame>
  )
}

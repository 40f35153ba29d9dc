import { megaphoneSimple } from '@brand/ui/icons'
import { Marquee } from '@brand/ui/marquee'
import { sdk } from '../../../app/api/client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { openPopup } from '../../../app/overlays/popups.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import * as css from './popups.css.ts'

/** What the operator has announced, passing by below home's header; a press opens it whole. */
export default function NoticeLine() {
  const t = useWords('site')
  const { data } = useApiQuery(sdk.content.announcements, {}, { keep: true })
  const notices = (data?.list ?? []).map(({ id, title }) => ({
    id,
    content: (
      <button type="button" className={css.notice} onClick={() => openPopup('announcements', id)}>
        {title}
      </button>
    ),
  }))
  return (
    <Marquee
      label={t('notice')}
      icon={megaphoneSimple}
      items={notices.length > 0 ? notices : [{ id: 'demo', content: t('notice.demo') }]}
    />
  )
}

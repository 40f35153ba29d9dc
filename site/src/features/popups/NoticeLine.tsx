import { megaphoneSimple } from '@brand/ui/icons'
import { Marquee } from '@brand/ui/marquee'
import { sdk } from '../../app/calls/client.ts'
import { useWords } from '../../app/language/i18n.ts'
import { ask } from '../../app/popups/popups.ts'
import { useCall } from '../../app/calls/use-call.ts'
import * as css from './popups.css.ts'

/** What the house has announced, passing by below home's header; a press opens it whole. */
export default function NoticeLine() {
  const t = useWords('site')
  const { data } = useCall(sdk.content.announcements, {}, { keep: true })
  const said = (data?.list ?? []).map(({ id, title }) => ({
    id,
    content: (
      <button type="button" className={css.notice} onClick={() => ask('announcements', id)}>
        {title}
      </button>
    ),
  }))
  return (
    <Marquee
      label={t('notice')}
      shape={megaphoneSimple}
      items={said.length > 0 ? said : [{ id: 'house', content: t('notice.house') }]}
    />
  )
}

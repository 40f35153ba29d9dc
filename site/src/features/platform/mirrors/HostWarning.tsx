import { Icon } from '@brand/ui/icon'
import { warningCircleFill } from '@brand/ui/icons'
import { useWords } from '../../../app/i18n/i18n.ts'
import { verdictOn } from '../../../app/mirrors/mirror-list.ts'
import { useMirrorsHere } from '../../../app/mirrors/use-mirrors.ts'
import { paths } from '../../../app/routing/paths.ts'
import * as css from './warning.css.ts'

/** Over the whole width of every page on a host that is not ours, or that has another list than we signed. */
export default function HostWarning() {
  const { data } = useMirrorsHere()
  const verdict = data && verdictOn(location.host, data)
  return verdict === 'foreign' || verdict === 'forged' ? <Warning forged={verdict === 'forged'} /> : null
}

function Warning({ forged }: { forged: boolean }) {
  const t = useWords('mirrors')
  return (
    <div role="alert" data-part="host-warning" className={css.warning}>
      <Icon icon={warningCircleFill} size={24} className={css.sign} />
      <p className={css.words}>
        <strong>{forged ? t('warning.forged') : t('warning.no', { host: location.host })}</strong> {t('warning.noText')}
      </p>
      <a href={paths.mirrors} className={css.link}>
        {t('warning.check')}
      </a>
    </div>
  )
}

import { Icon } from '@brand/ui/icon'
import { caretDownBold } from '@brand/ui/icons'
import { useAccount } from '../../app/auth/session.ts'
import { useWords } from '../../app/i18n/i18n.ts'
import { useOpenOnPress } from '../../app/overlays/open-on-press.ts'
import { notOnPhone } from '../shell.css.ts'
import * as css from './member.css.ts'

const load = () => import('./AccountPlaces.tsx')

/** Who is logged in; opens their pages. */
export function AccountMenu() {
  const t = useWords('site')
  const name = useAccount().member?.nickname ?? ''
  const [Places, opens, byKey] = useOpenOnPress(load, 'menu')
  const button = {
    className: css.account,
    'aria-label': t('account', { name }),
    children: (
      <>
        <span aria-hidden="true" className={css.who}>
          <span data-initials={name.slice(0, 2)} className={css.avatar} />
          <bdi className={css.name}>{name}</bdi>
        </span>
        <Icon icon={caretDownBold} size={14} className={notOnPhone} />
      </>
    ),
  }
  return Places ? (
    <Places byKey={byKey} trigger={<button type="button" {...button} />} />
  ) : (
    <button type="button" {...button} {...opens} />
  )
}

import { Icon } from '@brand/ui/icon'
import { caretDownBold, clockCounterClockwise, heart, signOut, user } from '@brand/ui/icons'
import { Menu, type MenuItem } from '@brand/ui/menu'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../app/change-language.ts'
import { useDialogs } from '../app/dialogs.tsx'
import { useLang, useWords } from '../app/i18n.ts'
import { isLang, languageNames, languages } from '../app/language.ts'
import { paths } from '../app/paths.ts'
import { brands, choose, schemes, usePreferences } from '../app/preferences.ts'
import { useAccount } from '../app/session.ts'
import * as css from './member.css.ts'

/** Everything about me that exists: my games, the choices of this device, the way out. */
export function AccountMenu() {
  const t = useWords('site')
  const { i18n } = useTranslation('site')
  const lang = useLang()
  const { show } = useDialogs()
  const { kind, member } = useAccount()
  const { scheme, brand } = usePreferences()
  const name = member?.nickname ?? ''

  const places: MenuItem[] = [
    ...(kind === 'agent' ? [{ kind: 'link', id: 'agent', label: t('nav.agent'), href: paths.agentHome, icon: user } as const] : []),
    { kind: 'link', id: 'favourites', label: t('nav.favourites'), href: paths.favourites, icon: heart },
    { kind: 'link', id: 'recent', label: t('nav.recent'), href: paths.recent, icon: clockCounterClockwise },
  ]
  const choices: MenuItem[] = [
    {
      kind: 'choice', id: 'language', label: t('language'), value: lang,
      options: languages.map((value) => ({ value, label: languageNames[value] })),
      onValueChange: (value) => void (isLang(value) && changeLanguage(i18n, value)),
    },
    {
      kind: 'choice', id: 'scheme', label: t('scheme'), value: scheme,
      options: schemes.map((value) => ({ value, label: t(`scheme.${value}`) })),
      onValueChange: (value) => choose({ scheme: schemes.find((one) => one === value) ?? scheme }),
    },
    {
      kind: 'choice', id: 'brand', label: t('brand'), value: brand,
      options: brands.map(({ id, name: label }) => ({ value: id, label })),
      onValueChange: (value) => choose({ brand: brands.find(({ id }) => id === value)?.id ?? brand }),
    },
  ]
  const items: MenuItem[] = [
    ...places, { kind: 'separator', id: 'after-places' }, ...choices, { kind: 'separator', id: 'after-choices' },
    { id: 'logout', label: t('logout'), icon: signOut, onSelect: () => show('logout') },
  ]
  const trigger = (
    <button type="button" className={css.account} aria-label={t('account', { name })}>
      <span aria-hidden="true" data-initials={name.slice(0, 2)} className={css.avatar} />
      <bdi className={css.name}>{name}</bdi>
      <Icon shape={caretDownBold} size={14} className={css.caret} />
    </button>
  )
  return <Menu trigger={trigger} items={items} align="end" head={<bdi>{name}</bdi>} />
}

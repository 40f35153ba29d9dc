import { Dialog } from '@brand/ui/dialog'
import { Icon } from '@brand/ui/icon'
import { checkBold } from '@brand/ui/icons'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { TextField } from '@brand/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../app/i18n/change-language.ts'
import { useLang, useWords } from '../../app/i18n/i18n.ts'
import type { Lang } from '../../app/i18n/language.ts'
import { useLanguages } from '../../app/i18n/use-languages.ts'
import { showErrorToast } from '../../app/overlays/show-error-toast.ts'
import { byReader, finds } from './language-list.ts'
import * as css from './language.css.ts'

export interface LanguageDialogProps {
  onClose: () => void
}

/** As many fit the screen of a phone, so that nobody has to search. */
const fitting = 8

/** Every language that the operator offers, each by its own name; those of the device come first. Within KitWords. */
export default function LanguageDialog({ onClose }: LanguageDialogProps) {
  const t = useWords('system')
  const site = useWords('site')
  const { i18n } = useTranslation('site')
  const lang = useLang()
  const [search, setSearch] = useState('')
  const [coming, setComing] = useState<Lang>()
  const all = byReader(useLanguages(), lang, navigator.languages)
  const found = all.filter((language) => finds(search, language, lang))
  async function choose(tag: Lang) {
    setComing(tag)
    try {
      await changeLanguage(i18n, tag)
      onClose()
    } catch (error) {
      setComing(undefined)
      await showErrorToast(i18n, error)
    }
  }
  return (
    <Dialog open onOpenChange={onClose} size="md" title={site('language')}>
      <Stack space="md">
        {all.length > fitting ? (
          <TextField
            type="search"
            label={t('language.search')}
            value={search}
            onValueChange={setSearch}
            autoComplete="off"
            spellCheck={false}
          />
        ) : null}
        <ul className={css.list}>
          {found.map(({ tag, name }) => (
            <li key={tag}>
              <button
                type="button"
                lang={tag}
                dir="auto"
                className={css.language}
                aria-current={tag === lang}
                aria-busy={tag === coming}
                onClick={() => void (tag === lang ? onClose() : choose(tag))}
              >
                <span translate="no">{name}</span>
                {tag === lang ? <Icon icon={checkBold} size={16} /> : null}
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 ? (
          <Text quiet role="status">
            {t('language.none')}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  )
}

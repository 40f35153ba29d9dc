import { DataList } from '@brand/ui/data-list'
import { Text } from '@brand/ui/text'
import { isGameFeature, isVolatility, type GameSheet } from '@brand/sdk'
import { localeOf } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { useLanguageNames } from '../../../../app/i18n/use-language-names.ts'
import { useAssetMoney } from './use-asset-money.ts'

/** Return, volatility, stakes, features, languages. What a vendor does not state is shown as not stated. */
export function GameFacts({ sheet: { game, volatility, features, languages, bet, bonus } }: { sheet: GameSheet }) {
  const t = useWords('lobby')
  const lang = useLang()
  const money = useAssetMoney()
  const nameOf = useLanguageNames()
  const list = new Intl.ListFormat(localeOf(lang), { type: 'unit' })
  const known = features.filter((one) => isGameFeature(one))
  const rows: [name: string, value: string | null][] = [
    [t('rtp.label'), game.rtp === undefined ? null : t('rtp.value', { rtp: game.rtp })],
    [t('volatility.label'), isVolatility(volatility) ? t(`volatility.${volatility}`) : null],
    [t('sheet.stakes'), bet ? `\u2066${money(bet.min, bet.currency)} – ${money(bet.max, bet.currency)}\u2069` : null],
    [t('features.label'), known.length > 0 ? list.format(known.map((one) => t(`feature.${one}`))) : null],
    [
      t(bonus.running ? 'sheet.bonus.running' : 'sheet.bonus'),
      bonus.percent === 0 ? t('sheet.bonus.none') : t('sheet.bonus.value', { percent: bonus.percent }),
    ],
    [t('sheet.languages'), languages.length > 0 ? list.format(languages.map(nameOf)) : null],
  ]
  return (
    <DataList
      divided
      items={rows.map(([term, value]) => ({
        id: term,
        term,
        value: value ?? (
          <Text as="span" size="dense" quiet>
            {t('sheet.untold')}
          </Text>
        ),
      }))}
    />
  )
}

import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './limits.css.ts'
import { useUnits } from './units.ts'

/** Staked, won, and what is left of it; the sign says what a colour would. */
export function Figures({ staked, won, net }: { staked: string; won: string; net: string }) {
  const t = useWords('limits')
  const { money } = useUnits()
  const result = net.startsWith('-') ? `− ${money(net.slice(1))}` : Number(net) === 0 ? money(net) : `+ ${money(net)}`
  return (
    <dl className={css.figures}>
      {(
        [
          ['staked', money(staked)],
          ['won', money(won)],
          ['net', result],
        ] as const
      ).map(([name, figure]) => (
        <div key={name}>
          <dt className={css.quiet}>{t(`history.${name}`)}</dt>
          <dd className={css.sum} data-figure={name}>
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

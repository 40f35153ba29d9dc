import { buttonAttributes } from '@brand/ui/button'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { memberPath } from '../../../../app/routing/paths.ts'
import * as css from '../limits.css.ts'

/** What helps to see one's own play: the year in figures, and nine questions. */
export function Look() {
  const t = useWords('limits')
  return (
    <section className={css.section} aria-labelledby="limits-look">
      <h2 id="limits-look" className={css.heading}>
        {t('look')}
      </h2>
      <div className={css.pair}>
        {(['statement', 'test'] as const).map((one) => (
          <div key={one} className={css.panel}>
            <h3 className={css.kind}>{t(one)}</h3>
            <p className={css.about}>{t(`${one}.about`)}</p>
            <div className={css.foot}>
              <a {...buttonAttributes({})} href={`${memberPath('limits')}&view=${one}`}>
                {t(`${one}.open`)}
              </a>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

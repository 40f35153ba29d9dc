import { useWords } from '../i18n/i18n.ts'
import type { Key } from '../i18n/words.ts'
import { centres, type CentreName } from './centres.ts'
import type { CentrePage } from './centre-pages.ts'

/** The words of a centre: those that all centres have, and the names of its pages and groups. */
export function useCentreWords(centre: CentreName) {
  const t = useWords(centre)
  // Which keys the one centre has and the other has not is held by centre-pages.test.ts.
  const own = (key: string) => t(key as Key<CentreName>)
  return {
    t,
    pageTitle: ({ id }: Pick<CentrePage, 'id'>) => own(`page.${id}`),
    groupTitle: (group: string) => own(`group.${group}`),
    overview: own(centres[centre].overview),
  }
}

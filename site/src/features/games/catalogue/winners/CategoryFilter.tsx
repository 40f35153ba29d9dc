import { Select } from '@brand/ui/select'
import { categoryName, knownCategories } from '../../../../app/games/categories.ts'
import { useLanes } from '../../../../app/games/use-lanes.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useBoardQuery } from './use-board-query.ts'

/** Category that the address names; `ALL` where it names none. */
export function useCategory() {
  const categories = knownCategories(useLanes())
  const { chosen } = useBoardQuery()
  return chosen('type', ['ALL', ...categories.map(({ category }) => category)] as const)
}

export function CategoryFilter() {
  const t = useWords('winners')
  const site = useWords('site')
  const categories = knownCategories(useLanes())
  const { choose } = useBoardQuery()
  return (
    <Select
      label={t('category')}
      options={[
        { value: 'ALL', label: t('category.ALL') },
        ...categories.map(({ category, title }) => ({ value: category, label: categoryName(site, category, title) })),
      ]}
      value={useCategory()}
      onValueChange={(type) => choose('type', type === 'ALL' ? null : type)}
    />
  )
}

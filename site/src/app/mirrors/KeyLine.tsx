import { Text } from '@brand/ui/text'
import { keyPairs, mirrorKeyId } from '@brand/sdk'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../i18n/i18n.ts'
import { useShown } from '../routing/menus.ts'
import { paths } from '../routing/paths.ts'
import { pinnedKey } from './mirror-list.ts'

/** The key of the signed list in the eight pairs that people compare; undefined until it is known, or without one. */
export function useKeyPairs(): string | undefined {
  const key = pinnedKey()
  return useQuery({
    queryKey: ['mirror-key', key],
    queryFn: async () => keyPairs(await mirrorKeyId(key)),
    enabled: key !== '',
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
  }).data
}

/** The key as the help prints it, beside the way to the page that uses it. */
export function KeyLine() {
  const t = useWords('mirrors')
  const pairs = useKeyPairs()
  const shown = useShown()
  if (!pairs || !shown(paths.mirrors)) return null
  return (
    <Text size="caption" quiet>
      {t('help.key')} <bdi>{pairs}</bdi>. <a href={paths.mirrors}>{t('warning.check')}</a>
    </Text>
  )
}

import { Breadcrumb } from '@brand/ui/breadcrumb'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'

interface TeamPathProps {
  /** From the agent down to whose downlines are listed. */
  path: readonly { account: string; members: number; direct: number }[]
  /** Address of the list of somebody on the path; none for the agent: the top of the list. */
  hrefOf: (account: string | undefined) => string
}

/** The way from the agent down to here: each step with how many people are below. */
export function TeamPath({ path, hrefOf }: TeamPathProps) {
  const t = useWords('team')
  const lang = useLang()
  const items = path.map(({ account, members, direct }, at) =>
    at === path.length - 1
      ? {
          id: account,
          label: account,
          note: t('path.here', { direct: formatCount(direct, lang), members: formatCount(members, lang) }),
        }
      : {
          id: account,
          label: account,
          href: hrefOf(at === 0 ? undefined : account),
          note: formatCount(members, lang),
        },
  )
  return <Breadcrumb aria-label={t('path')} items={items} />
}

import { buttonAttributes } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { usersThree } from '@brand/ui/icons'
import { agent } from '../../../../app/api/agent-client.ts'
import { moduleOn } from '../../../../app/api/modules.ts'
import { useStatus } from '../../../../app/api/status.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { centrePath } from '../../../../app/centre/centres.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'

/** Whether nobody is below the agent. @param suspected a report is empty: only then it is asked */
export function useNoTeam(suspected: boolean): boolean {
  const { data } = useApiQuery(agent.downline.list, { pageSize: 1 }, { enabled: suspected })
  return suspected && data?.path[0]?.members === 0
}

/** In place of rows where nobody is below the agent yet. */
export function NoTeam() {
  const t = useWords('team')
  const tree = useStatus().data?.info.whitelabel
  const links = moduleOn(tree, 'REGCEN') && moduleOn(tree, 'CREATEAFF3')
  return (
    <EmptyState
      icon={usersThree}
      title={t('none.title')}
      action={
        links ? (
          <a {...buttonAttributes({ variant: 'primary' })} href={`${centrePath('agent', 'registerCentre')}&tab=links`}>
            {t('none.link')}
          </a>
        ) : null
      }
    >
      {t('none.text')}
    </EmptyState>
  )
}

import { Card } from '@brand/ui/card'
import { Page } from '@brand/ui/page'
import { Stack } from '@brand/ui/stack'
import { Answered } from '../../../app/records/Answered.tsx'
import { allAnswers } from '../../../app/api/all-answers.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { ConvertForm } from './ConvertForm.tsx'
import { ConvertTerms } from './ConvertTerms.tsx'
import { NoFundPassword } from './FundFields.tsx'
import { usePoints } from './use-points.ts'

/** Points into cash: the rules, a preview, the fund password. */
export function ConvertPanel() {
  const t = useWords('points')
  const points = usePoints()
  return (
    <Answered answer={allAnswers(points.mine, points.rules)} failed={t('failed')}>
      {([mine, rules]) => (
        <Page width="narrow">
          {mine.hasFundPassword ? (
            <ConvertForm mine={mine} rules={rules} />
          ) : (
            <Stack>
              <Card>
                <ConvertTerms mine={mine} rules={rules} />
              </Card>
              <NoFundPassword />
            </Stack>
          )}
        </Page>
      )}
    </Answered>
  )
}

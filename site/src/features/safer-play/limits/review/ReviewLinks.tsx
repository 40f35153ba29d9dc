import { Card } from '@brand/ui/card'
import { Grid } from '@brand/ui/grid'
import { Heading } from '@brand/ui/heading'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { buttonAttributes } from '@brand/ui/button'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { memberPath } from '../../../../app/routing/paths.ts'

/** Ways to review one’s own play: the year in figures, and nine questions. */
export function ReviewLinks() {
  const t = useWords('limits')
  return (
    <Section title={t('look')}>
      <Grid minColumn="lg" stretch>
        {(['statement', 'test'] as const).map((one) => (
          <Card
            key={one}
            footer={
              <a {...buttonAttributes({})} href={`${memberPath('limits')}&view=${one}`}>
                {t(`${one}.open`)}
              </a>
            }
          >
            <Heading>{t(one)}</Heading>
            <Text quiet>{t(`${one}.about`)}</Text>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

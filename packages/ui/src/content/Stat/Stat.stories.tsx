import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { useBrand } from '../../theme/BrandContext.ts'
import { Money } from '../Money/index.ts'
import { Stat, StatGroup } from './index.ts'
import * as Examples from './Stat.examples.tsx'

const meta = {
  title: 'Content/Stat',
  component: Stat,
  args: { label: 'Active members', value: '412', change: { by: '+ 18', direction: 'up' } },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

const taka = (amount: string) => <Money amount={amount} currency="BDT" symbol="৳" />
const words = {
  en: ['Today', 'Valid bet', 'Team result', 'Active members', 'Joined, first deposits', 'My income', 'yesterday'],
  bn: ['আজ', 'বৈধ বাজি', 'টিমের ফলাফল', 'সক্রিয় সদস্য', 'যোগ দিয়েছেন, প্রথম জমা', 'আমার আয়', 'গতকাল'],
  ar: ['اليوم', 'الرهان الصالح', 'نتيجة الفريق', 'الأعضاء النشطون', 'انضموا، أول إيداع', 'دخلي', 'أمس'],
} as const

function Figures() {
  const { lang } = useBrand()
  const [today, bet, result, active, joined, income, yesterday] = words[lang as keyof typeof words] ?? words.en
  return (
    <StatGroup label={today} style={{ inlineSize: '100%' }}>
      <Stat label={bet} value={taka('641204.50')} change={{ by: '+ 10.6%', direction: 'up' }} />
      <Stat label={result} value={taka('28406.90')} change={{ by: '+ ৳ 3,218', direction: 'up' }} />
      <Stat label={active} value="412" change={{ by: '+ 18', direction: 'up' }} href="#team" />
      <Stat label={joined} value="9, 4" note={`${yesterday} 6, 4`} href="#joined" />
      <Stat label={income} value={taka('4912.25')} change={{ by: '− ৳ 310', direction: 'down' }} note={yesterday} />
    </StatGroup>
  )
}

export const Single: Story = { render: () => <Examples.Single /> }
export const Group: Story = { render: () => <Examples.Group /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="five figures" as="grid">
        <div style={{ gridColumn: '1 / -1' }}>
          <Figures />
        </div>
      </Row>
      <Row name="alone: with a change; worse; the same; neither; as a link; on its way" as="grid" panel>
        <Stat label="Active members" value="412" change={{ by: '+ 18', direction: 'up' }} note="since yesterday" />
        <Stat label="Debts" value="৳ 640.00" change={{ by: '+ ৳ 640', direction: 'up', better: 'down' }} />
        <Stat label="Members" value="1,284" change={{ by: '0', direction: 'same' }} />
        <Stat label="Bets" value="10,412" change={{ by: '+ 3%', direction: 'up', better: 'none' }} />
        <Stat label="Joined today" value="9" href="#joined" note="six yesterday" />
        <Stat label="Income" value={undefined} note="is being added up" />
      </Row>
    </Sheet>
  ),
}

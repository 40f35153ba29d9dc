import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { markup } from '../../test/vectors.ts'
import { SafeHtml } from './index.ts'
import * as Examples from './SafeHtml.examples.tsx'

const notice = `<h2>Maintenance on Sunday</h2><p>JDB slots pause from <b>04:00 to 05:30</b>. Rounds that are open are settled before.</p>
<ul><li>Balances are not touched.</li><li>All other rooms stay open.</li></ul>
<p>Questions? See <a href="/help">help</a> or write to the <a href="https://t.me/example">service desk</a>.</p>`
const table =
  '<h3>Cashback</h3><table><thead><tr><th>Level</th><th>Rate</th><th>At most</th></tr></thead><tbody><tr>' +
  '<td>Silver</td><td>0.5 %</td><td>৳ 2,000</td></tr><tr><td>Gold</td><td>0.8 %</td><td>৳ 5,000</td></tr>' +
  '</tbody></table><blockquote>Paid each Friday at noon.</blockquote><ol><li>Play.</li><li>Wait.</li></ol>' +
  '<p><small>Play money.</small></p>'

const meta = { title: 'Primitives/SafeHtml', component: SafeHtml, args: { html: notice } } satisfies Meta<
  typeof SafeHtml
>
export default meta
type Story = StoryObj<typeof meta>

export const Announcement: Story = { render: () => <Examples.Announcement /> }
/** Known attacks, one after another: nothing of them runs, and nothing of them remains but words. */
export const Hostile: Story = {
  render: () => (
    <>
      {markup.map((attack) => (
        <SafeHtml key={attack} html={attack} />
      ))}
    </>
  ),
}

export const OneHost: Story = { render: () => <Examples.OneHost /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="an announcement" as="grid" panel>
        <SafeHtml html={notice} />
      </Row>
      <Row name="a table, a quotation, steps" as="grid" panel>
        <SafeHtml html={table} />
      </Row>
      <Row name="an article" as="grid" panel>
        <SafeHtml
          html="<p>Odds tell how often, not when.</p><h2>A table</h2><p>Each number comes as often.</p>"
          variant="article"
        />
      </Row>
      <Row name="Bengali, Arabic: the content's own direction" as="grid" panel>
        <SafeHtml html="<h2>রক্ষণাবেক্ষণ</h2><p>রবিবার <b>০৪:০০ থেকে ০৫:৩০</b> পর্যন্ত JDB স্লট বন্ধ থাকবে।</p>" lang="bn" />
        <SafeHtml html="<h2>صيانة</h2><p>تتوقف ألعاب JDB يوم الأحد <b>من 04:00 إلى 05:30</b>.</p>" lang="ar" />
      </Row>
      <Row name="what is refused leaves its words" as="grid">
        <SafeHtml
          html={
            '<p onclick="pwned()">A <a href="javascript:pwned()">link</a>, ' +
            '<img src="https://evil.example/x.gif" alt="a picture"> <script>pwned()</script>and nothing else.</p>'
          }
        />
      </Row>
    </Sheet>
  ),
}

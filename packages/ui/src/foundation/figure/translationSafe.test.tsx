import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { BalanceDisplay } from '../../gaming/BalanceDisplay/index.ts'
import { Button } from '../../components/Button/index.ts'
import { DataList } from '../../content/DataList/index.ts'
import { Duration } from '../../content/Duration/index.ts'
import { Callout } from '../../content/Callout/index.ts'
import { Money } from '../../content/Money/index.ts'
import { MoneyField } from '../../components/MoneyField/index.ts'
import { Chip } from '../../components/Chip/index.ts'
import { OtpField } from '../../components/OtpField/index.ts'
import { NumberField } from '../../components/NumberField/index.ts'
import { Slider } from '../../components/Slider/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import { Progress } from '../../components/Progress/index.ts'
import { ContractCard } from '../../gaming/ContractCard/index.ts'
import { JackpotTicker } from '../../gaming/JackpotTicker/index.ts'
import { MissionCard } from '../../gaming/MissionCard/index.ts'
import { TransactionTimeline } from '../../gaming/TransactionTimeline/index.ts'
import { WinnersScroller } from '../../gaming/WinnersScroller/index.ts'
import { LeaderboardTable } from '../../gaming/LeaderboardTable/index.ts'
import { Stat } from '../../content/Stat/index.ts'
import { Text } from '../../content/Text/index.ts'
import { render } from '../../test/render.tsx'

/** Does to a page what the translator of a browser does: every text becomes an element of its own. */
function translate(within: Element): void {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('[translate="no"]')) continue
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

const shows: [string, (figure: string) => ReactElement][] = [
  ['text', (figure) => <Text>You pay {figure} now</Text>],
  [
    'text beside an element',
    (figure) => (
      <Text>
        You pay {figure} <b>now</b>
      </Text>
    ),
  ],
  [
    'text that gives way to an element',
    (figure) => (
      <Text>
        <b>a</b> {figure === '7' ? <i>7</i> : `of ${figure}`}
      </Text>
    ),
  ],
  [
    'a callout',
    (figure) => (
      <Callout>
        {`${figure} left`}
        {figure === '7' ? null : <b>.</b>}
      </Callout>
    ),
  ],
  ['a button', (figure) => <Button>{`Deposit ${figure}`}</Button>],
  ['a list', (figure) => <DataList items={[{ term: 'You pay', value: `৳ ${figure}`, note: `of ${figure}` }]} />],
  ['a stat', (figure) => <Stat label="Today" value={figure} note={`after ${figure}`} />],
  ['money', (figure) => <Money amount={figure} currency="BDT" />],
  ['the balance', (figure) => <BalanceDisplay amount={figure} symbol="৳" />],
  ['the most an amount may be', (figure) => <MoneyField label="Amount" max={figure} />],
  ['what is wrong with a field', (figure) => <TextField label="Amount" error={`At most ${figure}`} />],
  [
    'a chip',
    (figure) => (
      <Chip pressed={false} count={Number(figure)}>
        Open
      </Chip>
    ),
  ],
  ['a slider', (figure) => <Slider label="Days" value={figure} max="10" onValueChange={() => {}} />],
  ['progress', (figure) => <Progress label="Rounds" value={1} note={`${figure} / 20`} />],
  ['a contract', (figure) => <ContractCard title="Offer" rate={figure} was="1" />],
  ['a jackpot', (figure) => <JackpotTicker symbol="৳" amount={`${figure}0000`} />],
  ['a mission', (figure) => <MissionCard title="Spin" done={Number(figure)} target={20} reward={`৳ ${figure}`} />],
  [
    'an order',
    (figure) => (
      <TransactionTimeline
        stage={{ at: 'review', owner: 'operator', status: 'pending' }}
        amount={figure}
        symbol="৳"
        expected={`within ${figure} min`}
      />
    ),
  ],
  [
    'winners',
    (figure) => <WinnersScroller symbol="৳" items={[{ id: '1', name: 'a', game: 'Reels', amount: figure }]} />,
  ],
  [
    'a leaderboard',
    (figure) => <LeaderboardTable rows={[{ rank: 1, name: 'a', score: figure, prize: `৳ ${figure}` }]} />,
  ],
  ['a duration', (figure) => <Duration ms={Number(figure) * 60_000} />],
]

it.each(shows)('%s of a page that the browser translated shows the new figure, and only that', (_name, show) => {
  const { container, rerender } = render(show('5'))
  translate(container)
  rerender(show('7'))
  expect(container.textContent).toContain('7')
  expect(container.textContent).not.toContain('5')
  translate(container)
  rerender(show('9'))
  expect(container.textContent).toContain('9')
  expect(container.textContent).not.toContain('7')
})

it('takes words away from among elements of a page that the browser translated', () => {
  const text = (refused: boolean) => (
    <Text>
      <b>Kept</b> {refused ? 'refused' : null} <i>file</i>
    </Text>
  )
  const { container, rerender } = render(text(true))
  translate(container)
  rerender(text(false))
  expect(container.textContent?.replace(/\s+/g, ' ')).toBe('Kept file')
})

it('no field draws its value beside the input that holds it', () => {
  const fields = [
    <MoneyField key="box" label="Amount" value="7500" />,
    <MoneyField key="headline" label="Amount" variant="headline" value="7500" />,
    <NumberField key="number" label="Count" value="7500" />,
    <OtpField key="code" label="Code" value="7500" />,
  ]
  for (const field of fields) {
    const { container, unmount } = render(field)
    expect(container.querySelector('input')?.value.replace(/\D/g, '')).toMatch(/^7500/)
    expect(container.textContent?.replace(/\D/g, '')).toBe('')
    unmount()
  }
})

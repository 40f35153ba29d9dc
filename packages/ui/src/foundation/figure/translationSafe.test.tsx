import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { BalanceDisplay } from '../../gaming/BalanceDisplay/index.ts'
import { Button } from '../../components/Button/index.ts'
import { DataList } from '../../content/DataList/index.ts'
import { Duration } from '../../content/Duration/index.ts'
import { Money } from '../../content/Money/index.ts'
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
  ['a button', (figure) => <Button>{`Deposit ${figure}`}</Button>],
  ['a list', (figure) => <DataList items={[{ term: 'You pay', value: `৳ ${figure}`, note: `of ${figure}` }]} />],
  ['a stat', (figure) => <Stat label="Today" value={figure} note={`after ${figure}`} />],
  ['money', (figure) => <Money amount={figure} currency="BDT" />],
  ['the balance', (figure) => <BalanceDisplay amount={figure} symbol="৳" />],
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

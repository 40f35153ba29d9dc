import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { GameGrid } from './index.ts'

describeContract(<GameGrid>{[<b key="a">A</b>]}</GameGrid>, { component: 'game-grid' })

it('is a list with one item per card, and none for nothing', () => {
  render(
    <GameGrid aria-label="Hot tonight">
      <b>A</b>
      {null}
      <b>B</b>
    </GameGrid>,
  )
  expect(screen.getByRole('list', { name: 'Hot tonight' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['A', 'B'])
})

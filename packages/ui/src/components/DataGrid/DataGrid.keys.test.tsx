import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { grid, people } from '../../test/downlineGrid.tsx'
import { act, render, screen, userEvent, waitFor } from '../../test/render.tsx'

it('is one stop of the Tab key; arrows, Home, End and Page keys lead from cell to cell', async () => {
  render(grid({ onChosenChange: () => {} }))
  await userEvent.tab()
  expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('rowheader', { name: 'nasrin_04' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toHaveTextContent('Open nasrin_04')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(document.activeElement?.closest('tfoot')).not.toBeNull()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus()
})

it('chooses the row of a cell by Space, and enters a cell with several controls by Enter', async () => {
  const onChosenChange = vi.fn()
  render(grid({ onChosenChange }))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowRight} ')
  expect(onChosenChange).toHaveBeenLastCalledWith(['a'], { reason: 'row', event: expect.anything() })
  await userEvent.keyboard('{End}{Enter}')
  expect(screen.getByRole('button', { name: 'Open nasrin_04' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Write nasrin_04' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toHaveRole('gridcell')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toHaveTextContent('Open tanvir88')
})

it('keeps one Tab stop when its rows change', async () => {
  const Held = () => {
    const [rows, setRows] = useState(people)
    return (
      <>
        {grid({ rows, onChosenChange: () => {} })}
        <button type="button" onClick={() => setRows(people.slice(1))}>
          Fewer
        </button>
      </>
    )
  }
  render(<Held />)
  act(() => screen.getByRole('rowheader', { name: 'nasrin_04' }).focus())
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }))
  await waitFor(() => expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1))
})

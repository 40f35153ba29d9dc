import { fixtures } from '@brand/sdk/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { ConvertPanel } from './ConvertPanel.tsx'
import RedeemDialog from './RedeemDialog.tsx'

visitAsMember()
afterEach(() => sessionStorage.clear())

const field = (label: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name: label })
const type = async (label: RegExp, value: string) => fireEvent.change(await field(label), { target: { value } })

it('keeps the number of points over a reload', async () => {
  const show = () => showPage(ConvertPanel, { words: ['points'] })
  await show()
  const points = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: /^Points/ })
  fireEvent.change(await points(), { target: { value: '1500' } })
  cleanup()
  await show()
  expect((await points()).value).toBe('1,500')
})

it('keeps the address goods are to go to over a closed dialog or a reload', async () => {
  const item = fixtures.points.items.list.find(({ type: of }) => of === 'GOODS')
  if (!item) throw new Error('no goods')
  const show = () => showPage(() => <RedeemDialog item={item} onClose={() => {}} />, { words: ['points', 'rewards'] })
  await show()
  await type(/^Street/, '12 Lake Road')
  await type(/^Postcode/, '1212')
  cleanup()
  await show()
  expect((await field(/^Street/)).value).toBe('12 Lake Road')
  expect((await field(/^Postcode/)).value).toBe('1212')
})

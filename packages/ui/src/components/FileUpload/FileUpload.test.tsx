import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent, waitFor, within } from '../../test/render.tsx'
import { FileUpload, type FileUploadProps } from './index.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (name: string, bytes: readonly number[] = PNG, size = bytes.length) => {
  const made = new File([Uint8Array.from(bytes)], name, { type: 'image/png', lastModified: 1 })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const upload = (props: Partial<FileUploadProps> = {}) => <FileUpload label="Proof of payment" {...props} />
const input = () => screen.getByLabelText<HTMLInputElement>(/^Proof of payment/)
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } })
const rows = () => within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem')

describeContract(upload(), { component: 'file-upload', control: 'input' })

const made: string[] = []
const revoked: string[] = []
beforeEach(() => {
  made.length = revoked.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(`blob:${(blob as File).name}-${made.length}`)
    return made.at(-1) ?? ''
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address))
})
afterEach(() => void vi.restoreAllMocks())

it('states what it accepts, and limits the picker to it', () => {
  render(upload())
  expect(input()).toHaveAccessibleDescription('PNG or JPG, up to 5 MB each, at most 3 files')
  expect(input()).toHaveAttribute('accept', expect.stringContaining('image/png,.png,image/jpeg,.jpg'))
  expect(input()).toHaveAttribute('multiple')
})

it('accepts a picture, shows it, and reports it', async () => {
  const onValueChange = vi.fn()
  render(upload({ onValueChange }))
  const receipt = file('receipt.png')
  choose(receipt)
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent('receipt.png')
  expect(rows()[0]?.querySelector('img')).toHaveAttribute('src', made.at(-1))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith([receipt], {
    reason: 'add',
    event: expect.objectContaining({ type: 'change' }),
    refused: [],
  })
  expect(screen.getByRole('status')).toHaveTextContent('Files: 1 of 3')
})

it('revokes every object URL', async () => {
  const { unmount } = render(upload())
  choose(file('a.png'), file('b.png'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }))
  expect(revoked.filter((address) => address.startsWith('blob:a.png'))).toHaveLength(1)
  unmount()
  expect([...revoked].sort()).toEqual([...made].sort())
})

it('shows why a file is rejected, and accepts the others', async () => {
  const onValueChange = vi.fn()
  render(upload({ onValueChange }))
  choose(
    file('a.png'),
    file('page.png', [0x3c, 0x68]),
    file('big.png', PNG, 6_000_000),
    file('nothing.png', [], 0),
    file('b.jpg', [0xff, 0xd8, 0xff]),
    file('c.png'),
    file('d.png'),
  )
  const alert = await screen.findByRole('alert')
  await waitFor(() =>
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'page.pngNot a PNG or JPG picture',
      'big.pngLarger than 5 MB',
      'nothing.pngThere is nothing in this file',
      'd.pngMore than 3 files',
    ]),
  )
  expect(rows().map((row) => row.querySelector('bdi')?.textContent)).toEqual(['a.png', 'b.jpg', 'c.png'])
  const [files, details] = onValueChange.mock.calls[0] as [File[], { refused: { file: File; refusal: string }[] }]
  expect(files).toHaveLength(3)
  expect(details.refused.map(({ refusal }) => refusal)).toEqual(['type', 'size', 'empty', 'count'])
  expect(screen.getByText('That is all: 3 of 3')).toBeVisible()
})

it('accepts no file twice, and clears old errors with the next choice', async () => {
  render(upload())
  choose(file('a.png'))
  await waitFor(() => expect(rows()).toHaveLength(1))
  choose(file('a.png'))
  expect(await screen.findByText('Chosen already')).toBeVisible()
  choose(file('b.png'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.queryByText('Chosen already')).toBeNull()
})

it('takes what is dropped, and shows that it would', async () => {
  const { container } = render(upload())
  const zone = container.querySelector('[data-part="zone"]') as HTMLElement
  fireEvent.dragEnter(zone)
  expect(zone).toHaveAttribute('data-state', 'over')
  fireEvent.dragLeave(zone)
  expect(zone).not.toHaveAttribute('data-state')
  fireEvent.dragOver(zone)
  fireEvent.drop(zone, { dataTransfer: { files: [file('dropped.png')] } })
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(zone).not.toHaveAttribute('data-state')
})

it('passes focus on when a file is taken back', async () => {
  render(upload())
  choose(file('a.png'), file('b.png'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
  remove('a.png').focus()
  await userEvent.keyboard('{Enter}')
  expect(remove('b.png')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(input()).toHaveFocus()
  expect(screen.queryByRole('list', { name: 'Chosen files' })).toBeNull()
})

it('reports a file that cannot be read', async () => {
  const lost = file('lost.png')
  lost.slice = () => {
    throw new DOMException('gone', 'NotReadableError')
  }
  render(upload())
  choose(lost)
  expect(await screen.findByText('This file cannot be read')).toBeVisible()
})

it('shows the files it is given', async () => {
  const onValueChange = vi.fn()
  const given = file('given.png')
  render(upload({ value: [given], onValueChange, maxFiles: 1 }))
  expect(rows()).toHaveLength(1)
  expect(input()).not.toHaveAttribute('multiple')
  await userEvent.click(screen.getByRole('button', { name: 'Remove given.png' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith([], {
    reason: 'remove',
    event: expect.objectContaining({ type: 'click' }),
    refused: [],
  })
  expect(rows()).toHaveLength(1)
})

it('counts and compares only what its caller holds', async () => {
  const onValueChange = vi.fn()
  render(upload({ value: [], onValueChange, maxFiles: 1 }))
  for (const each of [file('a.png'), file('a.png'), file('b.png')]) {
    choose(each)
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith([each], expect.anything()))
  }
  expect(screen.queryByRole('list')).toBeNull()
})

it('is tied to its message', () => {
  render(upload({ error: 'Add a picture of the receipt', required: true }))
  expect(input()).toHaveAccessibleDescription('Add a picture of the receipt')
  expect(input()).toBeInvalid()
  expect(input()).toBeRequired()
})

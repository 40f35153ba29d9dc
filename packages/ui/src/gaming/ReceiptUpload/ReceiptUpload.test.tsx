import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, waitFor } from '../../test/render.tsx'
import { ReceiptUpload, type ReceiptUploadProps } from './index.ts'

const reasons = [
  { value: 'never', label: 'Nothing has arrived' },
  { value: 'less', label: 'Less has arrived' },
]
const upload = (props: Partial<ReceiptUploadProps> = {}) => <ReceiptUpload onSubmit={() => {}} {...props} />
const png = (name: string) =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' })
const proof = () => screen.getByLabelText(/^Proof/)
const remark = () => screen.getByRole('textbox', { name: /^Note/ })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
async function add(...files: File[]) {
  fireEvent.change(proof(), { target: { files } })
  await waitFor(() => expect(screen.getByRole('list', { name: 'Chosen files' })).toBeVisible())
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

describeContract(upload({ reasons, notice: 'Think twice' }), { component: 'receipt-upload' })

it('sends pictures and a trimmed remark', async () => {
  const onSubmit = vi.fn()
  render(upload({ onSubmit }))
  await add(png('a.png'), png('b.png'))
  fireEvent.change(remark(), { target: { value: '  never came ' } })
  send()
  const [receipt, details] = onSubmit.mock.lastCall ?? []
  expect(receipt.files.map((file: File) => file.name)).toEqual(['a.png', 'b.png'])
  expect([receipt.remark, receipt.reason, details.reason]).toEqual(['never came', '', 'submit'])
})

it('requires a picture, and moves focus to it', async () => {
  const onSubmit = vi.fn()
  render(upload({ onSubmit }))
  expect(screen.queryByText('At least one picture is needed')).toBeNull()
  send()
  expect(screen.getByText('At least one picture is needed')).toBeVisible()
  expect(proof()).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  await add(png('a.png'))
  expect(screen.queryByText('At least one picture is needed')).toBeNull()
})

it('requires a reason where there is a list', async () => {
  const onSubmit = vi.fn()
  render(upload({ onSubmit, reasons }))
  await add(png('a.png'))
  send()
  expect(screen.getByText('Please choose a reason')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Nothing has arrived' })).toHaveFocus()
  fireEvent.click(screen.getByRole('radio', { name: 'Less has arrived' }))
  send()
  expect(onSubmit.mock.lastCall?.[0].reason).toBe('less')
})

it('sends no remark that is too long', async () => {
  const onSubmit = vi.fn()
  render(upload({ onSubmit }))
  await add(png('a.png'))
  fireEvent.change(remark(), { target: { value: 'x'.repeat(141) } })
  send()
  expect(remark()).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('is sent once', async () => {
  const onSubmit = vi.fn()
  const { rerender } = render(upload({ onSubmit }))
  await add(png('a.png'))
  send()
  rerender(upload({ onSubmit, busy: true }))
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Sending' })).toBeVisible()
})

it('shows the notice, and the error of the server', () => {
  const onCancel = vi.fn()
  render(upload({ notice: 'Nothing is refunded after a decision.', error: 'The order is closed.', onCancel }))
  expect(screen.getByText('Nothing is refunded after a decision.')).toBeVisible()
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain('The order is closed.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

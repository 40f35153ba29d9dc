import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArt } from '../../docs/art.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { FileRow } from './FileRow.tsx'
import { FileUpload } from './index.ts'
import * as Examples from './FileUpload.examples.tsx'

const meta = { title: 'Forms/FileUpload', component: FileUpload, args: { label: 'Proof of payment' } } satisfies Meta<
  typeof FileUpload
>
export default meta
type Story = StoryObj<typeof meta>

const picture = (n: number, name: string) =>
  new File([decodeURIComponent(sampleArt(n, 300, 300).split(',')[1] ?? '')], name, {
    type: 'image/svg+xml',
    lastModified: n,
  })
const [receipt, second, long] = [
  picture(0, 'receipt.png'),
  picture(1, 'IMG_20261120_1858.jpg'),
  picture(2, 'a-name-so-long-that-it-has-to-end-before-the-row-does-screenshot-of-the-wallet.png'),
]
const broken = new File(['no picture'], 'broken.jpg', { lastModified: 9 })
const none = () => {}

export const Empty: Story = { render: () => <Examples.Empty /> }
export const OnePicture: Story = { render: () => <Examples.OnePicture /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="empty; some; all" as="grid">
        <FileUpload label="Proof of payment" required />
        <FileUpload label="Proof of payment" value={[receipt, second]} />
        <FileUpload label="Proof of payment" value={[receipt, long, broken]} />
      </Row>
      <Row name="wrong; disabled; not taken" as="grid" panel>
        <FileUpload label="Proof of payment" error="Add a picture of the receipt" />
        <FileUpload label="Proof of payment" disabled value={[receipt]} optional />
        <ul style={{ display: 'grid', gap: 8 }}>
          <FileRow
            file={second}
            size="8 MB"
            fault="Larger than 5 MB"
            removeLabel="Remove IMG_20261120_1858.jpg"
            onRemove={none}
          />
          <FileRow
            file={long}
            size="1 kB"
            fault="Not a PNG or JPG picture"
            removeLabel="Remove the long one"
            onRemove={none}
          />
        </ul>
        <FileUpload lang="bn" label="টাকা পাঠানোর প্রমাণ" hint="রসিদের ছবি, যাতে সময় ও পরিমাণ পড়া যায়" value={[receipt]} />
      </Row>
    </Sheet>
  ),
}

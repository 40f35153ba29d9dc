import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Captcha } from './index.ts'
import * as Examples from './Captcha.examples.tsx'

/** A picture as the gateway draws it, made here. */
const picture = (text: string) => {
  const letters = [...text]
    .map(
      (letter, n) =>
        `<text x="${28 + n * 34}" y="40" transform="rotate(${((n * 13) % 25) - 12} ${28 + n * 34} 32)">${letter}</text>`,
    )
    .join('')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="56">' +
    '<rect width="160" height="56" fill="#f6f1e7"/>' +
    `<g font-family="serif" font-size="34" text-anchor="middle" fill="#3a4a2f">${letters}</g>` +
    '<path d="M4 36Q60 10 156 30" stroke="#7a5a3a" fill="none"/></svg>'
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
const src = picture('4729')

const meta = { title: 'Forms/Captcha', component: Captcha, args: { src } } satisfies Meta<typeof Captcha>
export default meta
type Story = StoryObj<typeof meta>

export const Refresh: Story = { render: () => <Examples.Refresh /> }
export const OnItsWay: Story = { render: () => <Examples.OnItsWay /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="to read; on its way; a new one on its way" as="grid">
        <Captcha src={src} hint="Type the digits of the picture" />
        <Captcha />
        <Captcha src={src} busy defaultValue="47" />
      </Row>
      <Row name="too fast; wrong; not loaded; disabled" as="grid" panel>
        <Captcha src={src} throttled />
        <Captcha src={src} error="Wrong captcha. Please read the new picture" />
        <Captcha failed />
        <Captcha src={src} disabled defaultValue="4729" />
        <Captcha lang="bn" label="ছবিতে যা দেখছেন" src={src} />
      </Row>
    </Sheet>
  ),
}

import { Captcha } from '@brand/ui/captcha'
import { useState } from 'react'

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

const Refreshing = () => {
  const [n, setN] = useState(4729)
  return <Captcha src={picture(String(n))} onRefresh={() => setN(((n * 7919) % 8999) + 1000)} />
}

export function Refresh() {
  return <Refreshing />
}

export function OnItsWay() {
  return <Captcha />
}

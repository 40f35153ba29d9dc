// Pictures for stories: drawn here, so that stories need no server. The site's art comes from its gateway.

const palettes = [
  ['#3a0d12', '#8f2a1f', '#f2b84b'],
  ['#3b0a3a', '#9c1f73', '#ffd9a0'],
  ['#07213f', '#1d5fae', '#ffb066'],
  ['#043129', '#0f7a5f', '#e9f3d2'],
  ['#3f1d06', '#c06a1c', '#fff0c9'],
  ['#0b1440', '#2b46c8', '#ff8a5c'],
]
const motifs = [
  '<circle cx="150" cy="200" r="92"/><rect x="118" y="168" width="64" height="64" transform="rotate(45 150 200)" fill="#0008"/>',
  '<path d="M60 250a90 90 0 0 1 180 0l-78 14h-24z"/>',
  '<path d="M96 108h116v34l-56 158h-44l54-150H96z"/>',
  '<path d="M150 96l30 74 80 6-62 52 20 78-68-42-68 42 20-78-62-52 80-6z"/>',
  '<ellipse cx="150" cy="200" rx="96" ry="60"/><path d="M240 200l46-44v88z"/>',
  '<path d="M82 150h136l-18 112H100z"/><circle cx="82" cy="140" r="14"/><circle cx="150" cy="122" r="14"/>' +
    '<circle cx="218" cy="140" r="14"/>',
]

/** A picture as an address, always the same for the same number. */
export function sampleArt(n: number, width = 300, height = 400): string {
  const [deep, base, light] = palettes[n % palettes.length] ?? []
  const rays = Array.from(
    { length: 12 },
    (_none, i) => `<path d="M150 200L120 -220L180 -220z" transform="rotate(${i * 30} 150 200)"/>`,
  ).join('')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 400" ` +
    `preserveAspectRatio="xMidYMid slice"><rect width="300" height="400" fill="${base}"/>` +
    `<g fill="${deep}" opacity=".45">${rays}</g><g fill="${light}">${motifs[(n * 5 + 1) % motifs.length]}</g>` +
    '</svg>'
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const sampleGames = [
  ['Padma Gold', 'JL'],
  ['Nine Lanterns', 'PG'],
  ['Monsoon Sevens', 'JDB'],
  ['Lotus Ascending', 'PG'],
  ['Royal Bengal', 'CQ9'],
  ['Jamdani Jewels', 'FC'],
].map(([name = '', vendor = ''], nodeId) => ({ nodeId, name, vendor, image: sampleArt(nodeId) }))

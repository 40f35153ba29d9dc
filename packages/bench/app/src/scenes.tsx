// The five tasks, the same code for every library.
import { useState } from 'react'
import type { Game, Kit } from './kit.ts'

const svg = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40">' +
      `<rect width="30" height="40" fill="hsl(${hue} 60% 40%)"/></svg>`,
  )}`
const games: Game[] = Array.from({ length: 200 }, (_none, i) => ({
  name: `Game of the river ${i}`,
  vendor: ['JL', 'PG', 'CQ9'][i % 3] ?? '',
  image: svg((i * 37) % 360),
  hot: i % 4 === 0,
  favourite: i % 7 === 0,
}))
const names = [
  'Name',
  'Family name',
  'Street',
  'Number',
  'Town',
  'District',
  'Post code',
  'Country',
  'Telephone',
  'Mail',
  'Born on',
  'Remark',
]

export const Buttons = ({ kit: { Button } }: { kit: Kit }) => (
  <div className="rows">
    {Array.from({ length: 500 }, (_none, i) => (
      <Button key={i}>Play {i}</Button>
    ))}
  </div>
)

export const Cards = ({ kit: { Card } }: { kit: Kit }) => (
  <div className="grid">
    {games.map((game) => (
      <Card key={game.name} game={game} />
    ))}
  </div>
)

/** One state for the whole form, as most forms are written: each key renders the parent. */
export function Form({ kit: { Field } }: { kit: Kit }) {
  const [values, setValues] = useState<Record<string, string>>({})
  return (
    <form>
      {names.map((name) => (
        <Field
          key={name}
          label={name}
          help="As it stands in your papers"
          value={values[name] ?? ''}
          onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
        />
      ))}
    </form>
  )
}

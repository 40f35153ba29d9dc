import * as css from './lottery.css.ts'

/** Numbers in the order they were drawn. Digits as on the slip, in every language the same. */
export function Balls({ numbers, size = 'md' }: { numbers: readonly number[]; size?: 'sm' | 'md' }) {
  return (
    <ol className={css.balls} data-size={size} dir="ltr">
      {numbers.map((number, place) => (
        <li key={place} className={css.ball}>
          {number}
        </li>
      ))}
    </ol>
  )
}

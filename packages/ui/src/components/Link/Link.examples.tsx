import { Link } from '@brand/ui/link'

export function Inline() {
  return (
    <p>
      Questions are answered in the <Link href="#help">Help centre</Link> at any hour.
    </p>
  )
}

export function Action() {
  return (
    <Link href="#help" variant="action">
      Play jackpot games
    </Link>
  )
}

import { SafeHtml } from '@brand/ui/safe-html'

const notice = `<h2>Maintenance on Sunday</h2><p>JDB slots pause from <b>04:00 to 05:30</b>. Rounds that are open are settled before.</p>
<ul><li>Balances are not touched.</li><li>All other rooms stay open.</li></ul>
<p>Questions? See <a href="/help">help</a> or write to the <a href="https://t.me/example">service desk</a>.</p>`

export function Announcement() {
  return <SafeHtml html={notice} />
}

/** Addresses of one site alone: other links leave their words. */
export function OneHost() {
  return (
    <SafeHtml hosts={['news.example']} html={'<p>Read <a href="https://news.example/rooms">about the rooms</a>.</p>'} />
  )
}

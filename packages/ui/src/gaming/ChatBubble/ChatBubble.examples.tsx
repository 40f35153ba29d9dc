import { Avatar } from '@brand/ui/avatar'
import { Badge } from '@brand/ui/badge'
import { ChatBubble, ChatEvent } from '@brand/ui/chat-bubble'
import { IconButton } from '@brand/ui/icon-button'
import { dotsThreeBold, handCoins } from '@brand/ui/icons'

const time = <time dateTime="2026-11-20T13:11:00Z">19:11</time>

export function Message() {
  return (
    <ChatBubble
      name="ra***7"
      avatar={<Avatar name="ra***7" />}
      badges={<Badge tone="accent">VIP 4</Badge>}
      time={time}
      text="That was close."
      actions={<IconButton label="What can be done with it" icon={dotsThreeBold} />}
    />
  )
}

/** The reader’s own words. */
export function Own() {
  return <ChatBubble own name="You" avatar={<Avatar name="You" />} time={time} text="Good luck to all" />
}

/** A line that nobody said. */
export function Gift() {
  return <ChatEvent icon={handCoins}>ra***7 gave ৳ 20.00 to nu***a</ChatEvent>
}

import { Avatar } from '@brand/ui/avatar'
import { Button } from '@brand/ui/button'
import { ChatBubble } from '@brand/ui/chat-bubble'
import { ChatLog } from '@brand/ui/chat-log'

const words = ['Good evening', 'That was close.', 'Good luck to all', 'Again!']

export function Room() {
  return (
    <div style={{ display: 'flex', blockSize: 320 }}>
      <ChatLog
        label="Lounge"
        logLabel="Messages"
        first={1}
        last={words.length}
        endLabel="Latest messages"
        lead={
          <Button size="sm" variant="quiet">
            Earlier messages
          </Button>
        }
      >
        {words.map((text, n) => (
          <ChatBubble
            key={text}
            own={n === 2}
            name={n === 2 ? 'You' : 'ra***7'}
            avatar={<Avatar name={n === 2 ? 'You' : 'ra***7'} />}
            text={text}
          />
        ))}
      </ChatLog>
    </div>
  )
}

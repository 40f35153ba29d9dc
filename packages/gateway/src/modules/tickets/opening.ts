import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/client.ts'
import { seedExpiredOrder } from '../deposits/index.ts'
import texts from './opening.json' with { type: 'json' }
import { ticket, ticketMessage } from './schema.ts'
import { maskAccount } from '../../lib/text/mask-account.ts'
import { sendMessage, systemMessage } from '../messages/index.ts'
import { ticketNoOf } from './presenter.ts'

const minuteMs = 60_000

/** The demo member and the agent above. */
export interface DemoLine {
  memberId: string
  agent: { id: string; account: string }
  asset: string
}

/**
 * Gives the demo member something to read at the first start: an order that was not paid in time, an answered question
 * about it, an open one, and a message of the agent.
 */
export async function openConversations(tx: Tx, { memberId, agent, asset }: DemoLine, now: Date): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  const orderNo = await seedExpiredOrder(tx, { memberId, asset, amount: 150_000n }, ago(190))

  const asked = texts.expired.question
  const answered = ago(140)
  const [settled] = await tx
    .insert(ticket)
    .values({
      memberId,
      intent: randomUUID(),
      state: 'WAITING',
      subjectKind: 'DEPOSIT',
      subjectId: orderNo,
      question: asked,
      at: ago(150),
      lastAt: answered,
      answeredAt: answered,
      answerMinutes: 10,
      unread: true,
    })
    .returning({ id: ticket.id })
  // People write in their own language, and this site has readers of two.
  const waiting = texts.name.question
  const [open] = await tx
    .insert(ticket)
    .values({ memberId, intent: randomUUID(), question: waiting, at: ago(25), lastAt: ago(25), waitingSince: ago(25) })
    .returning({ id: ticket.id })
  if (!settled || !open) throw new Error('no question was made')
  await tx.insert(ticketMessage).values([
    { ticketId: settled.id, from: 'PERSON', text: asked, at: ago(150) },
    {
      ticketId: settled.id,
      from: 'SERVICE',
      operator: 'sandbox',
      name: 'Mita',
      text: texts.expired.answer,
      choices: texts.expired.choices,
      at: answered,
    },
    { ticketId: open.id, from: 'PERSON', text: waiting, at: ago(25) },
  ])
  await sendMessage(
    tx,
    memberId,
    systemMessage('fromAbove', {
      from: maskAccount(agent.account),
      // A person who writes to everybody below writes in both languages.
      text: texts.agent,
    }),
    ago(160),
    { senderId: agent.id },
  )
  await sendMessage(
    tx,
    memberId,
    systemMessage('ticketAsks', { ticketNo: ticketNoOf(settled.id), question: asked }),
    answered,
  )
}

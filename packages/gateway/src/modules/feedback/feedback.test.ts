import { createHash, randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { captcha as captchas } from '../../auth/challenges/schema.ts'
import { feedbackAnswers } from './service.ts'
import { sendAnswers } from './answers.ts'
import type { Outgoing } from '../../lib/messenger.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'

const { app, db, clock } = await freshApp()
const answers = feedbackAnswers({ db, clock, operator: 'mita' })

let drawn = 0
/** Issues a captcha and sets its answer in the database. */
async function solved(): Promise<{ captcha: string; captchaId: string }> {
  const captchaId = `captcha-of-feedback-${++drawn}`
  valueOf(await call(app, contract.system.captcha, { id: captchaId }, { ip: `10.7.0.${drawn}` }))
  await db
    .update(captchas)
    .set({ answerHash: createHash('sha256').update(`${captchaId}:77777`).digest('hex') })
    .where(eq(captchas.id, captchaId))
  return { captcha: '77777', captchaId }
}
interface Filed {
  feedbackNo: string
  uploadKey: string
  answer: string
}
const visit = async (more: object = {}, how: object = {}) =>
  call<Filed>(app, contract.content.feedback, { content: 'The door sticks', ...(await solved()), ...more }, how)

interface List {
  list: { feedbackNo: string; pictures: string[]; content: string; state: string; answer?: string }[]
}
const mine = async (token: string) => valueOf(await call<List>(app, contract.support.feedback, {}, { token })).list

test('what a person wrote is listed with its answer, which comes once and with a message; it is hidden from others', async () => {
  const [token, other] = [await registered(app, 'writer01'), await registered(app, 'writer02')]
  const { feedbackNo } = valueOf(
    await call<{ feedbackNo: string }>(
      app,
      contract.content.feedback,
      { content: 'A round stood still', type: 'PROBLEM' },
      { token },
    ),
  )
  expect(await mine(token)).toMatchObject([{ feedbackNo, content: 'A round stood still', state: 'OPEN' }])
  expect(await mine(other)).toEqual([])
  expect((await answers.list()).join()).toContain(`${feedbackNo} PROBLEM of writer01`)

  await answers.answer(feedbackNo, 'It is settled now.')
  expect(await mine(token)).toMatchObject([{ state: 'ANSWERED', answer: 'It is settled now.' }])
  expect(await answers.list()).toEqual([])
  await expect(answers.answer(feedbackNo, 'Again')).rejects.toMatchObject({ code: 'order_closed' })
  await expect(answers.answer('F999999', 'Nobody')).rejects.toMatchObject({ code: 'not_found' })
  const inbox = valueOf(
    await call<{ list: { title: string; about?: object }[] }>(app, contract.inbox.list, { language: 'en' }, { token }),
  )
  expect(inbox.list[0]).toMatchObject({
    title: 'We answered your feedback',
    about: { type: 'FEEDBACK', reference: feedbackNo },
  })
})

test('trial players have no list of feedback', async () => {
  expect(refusalOf(await call(app, contract.support.feedback, {}, { token: await trialToken(app) })).code).toBe(
    'real_account_required',
  )
})

test('a visitor without an account solves a captcha, which is good once; members solve none', async () => {
  const sendWithoutCaptcha = (how: object) => call(app, contract.content.feedback, { content: 'The door sticks' }, how)
  expect(refusalOf(await sendWithoutCaptcha({})).code).toBe('captcha_required')
  expect(refusalOf(await sendWithoutCaptcha({ token: await trialToken(app) })).code).toBe('captcha_required')
  const key = await solved()
  expect(refusalOf(await visit({ ...key, captcha: '22222' })).code).toBe('captcha_wrong')
  expect(refusalOf(await visit(key)).code).toBe('captcha_wrong')
  valueOf(await sendWithoutCaptcha({ token: await registered(app, 'writer03') }))
})

test('an answer comes as it was promised: to the messages, by mail or by sms; else the operator is shown that, and closes it', async () => {
  for (const contact of ['call me', 'me@', '+999 12'])
    expect(refusalOf(await visit({ contact }))).toMatchObject({ code: 'field_invalid', field: 'contact' })
  expect(
    valueOf(
      await call<Filed>(
        app,
        contract.content.feedback,
        { content: 'Hello' },
        { token: await registered(app, 'writer04') },
      ),
    ).answer,
  ).toBe('MESSAGE')
  const [mail, sms, none] = [
    valueOf(await visit({ contact: 'me@example.org' })),
    valueOf(await visit({ contact: '01715835200' })),
    valueOf(await visit({}, { token: await trialToken(app) })),
  ]
  expect([mail.answer, sms.answer, none.answer]).toEqual(['EMAIL', 'SMS', 'NONE'])
  const listed = async () => (await answers.list()).join('\n')
  expect(await listed()).toMatch(
    new RegExp(`${sms.feedbackNo} OTHER of a visitor \\(answer by sms to \\+8801715835200\\)`),
  )
  await expect(answers.answer(none.feedbackNo, 'Thanks')).rejects.toThrow(/nobody would read it/)
  await expect(answers.close(mail.feedbackNo)).rejects.toThrow(/can be answered/)
  await answers.close(none.feedbackNo)
  expect(await listed()).not.toContain(none.feedbackNo)

  for (const { feedbackNo } of [mail, sms]) await answers.answer(feedbackNo, 'It is oiled now.')
  const out: Outgoing[] = []
  const parts = { db, clock }
  await sendAnswers({ ...parts, messenger: { send: () => Promise.reject(new Error('no line')) } })
  // A broken connection loses nothing, and the operator sees the answers that were not sent yet.
  expect(await listed()).toContain(`${mail.feedbackNo} answered, not yet sent to me@example.org`)
  clock.forward(60_000)
  const messenger = { send: async (message: Outgoing) => void out.push(message) }
  await Promise.all([sendAnswers({ ...parts, messenger }), sendAnswers({ ...parts, messenger })])
  await sendAnswers({ ...parts, messenger })
  expect(out.map(({ channel, to }) => `${channel} ${to}`).toSorted()).toEqual([
    'email me@example.org',
    'sms +8801715835200',
  ])
  expect(out.every(({ text }) => text.includes('It is oiled now.'))).toBe(true)
  expect(await listed()).not.toContain('not yet sent')
})

test('three pictures go with it, within the hour; only the person and the operator see them', async () => {
  const [token, other] = [await registered(app, 'writer05'), await registered(app, 'writer06')]
  const { feedbackNo, uploadKey } = valueOf(
    await call<Filed>(app, contract.content.feedback, { content: 'Look at this' }, { token }),
  )
  // These differ in their width.
  const picture = (n: number) => createCanvas(n, 1).toBuffer('image/png').toString('base64')
  const add = (image: string, key = uploadKey) =>
    call<{ pictures: number }>(app, contract.support.addPicture, { uploadKey: key, image })
  expect(valueOf(await add(picture(1))).pictures).toBe(1)
  expect(valueOf(await add(picture(1))).pictures).toBe(1)
  expect(refusalOf(await add(Buffer.from('<svg onload="alert(1)"/>').toString('base64'))).code).toBe('image_type')
  expect(
    refusalOf(
      await add(
        Buffer.concat([Buffer.from(picture(1), 'base64').subarray(0, 8), Buffer.alloc(5 * 1024 * 1024)]).toString(
          'base64',
        ),
      ),
    ).code,
  ).toBe('image_size')
  expect(refusalOf(await add(picture(2), randomUUID())).code).toBe('not_found')
  // Nothing is decoded for who has sent no feedback.
  expect(refusalOf(await add('AAAA', randomUUID())).code).toBe('not_found')
  clock.forward(1000)
  const both = await Promise.all([2, 3, 4].map((n) => add(picture(n))))
  expect(both.map(({ body }) => (body.success ? 'ok' : body.code)).toSorted()).toEqual(['ok', 'ok', 'too_many_images'])

  const [mineNow] = await mine(token)
  expect(mineNow?.pictures).toHaveLength(3)
  const readPicture = (as: string) =>
    call<{ type: string; image: string }>(
      app,
      contract.support.picture,
      { imageId: mineNow?.pictures[0] },
      { token: as },
    )
  const { type, image } = valueOf(await readPicture(token))
  expect(type).toBe('image/png')
  expect(await loadImage(Buffer.from(image, 'base64'))).toMatchObject({ width: 1, height: 1 })
  expect(refusalOf(await readPicture(other)).code).toBe('not_found')
  expect((await answers.list()).join()).toContain('of writer05, 3 pictures: Look at this')
  const handed = await answers.pictures(feedbackNo)
  expect(handed.map(({ name }) => name)).toEqual([1, 2, 3].map((n) => `${feedbackNo}-${n}.png`))
  expect(handed[0]?.bytes).toBe(image)
  clock.forward(3_600_001)
  expect(refusalOf(await add(picture(1))).code).toBe('not_found')
})

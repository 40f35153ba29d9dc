import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import type { PatternId } from '../patterns.ts'
import { compileRules, RuleForm, serverErrors, type FieldRule, type RuleFormSubmit } from './index.ts'
import * as Examples from './RuleForm.examples.tsx'

const account: FieldRule[] = [
  { field: 'username', required: true, patternId: 'letter_first', minLength: 6, maxLength: 12, order: 1 },
  { field: 'mobileNum', required: true, patternId: 'digits', minLength: 10, maxLength: 11, type: 'tel', order: 2 },
  { field: 'password', required: true, patternId: 'strong', minLength: 8, maxLength: 20, type: 'password', order: 3 },
  { field: 'confirmPassword', required: true, type: 'password', order: 4 },
  { field: 'payeeName', required: true, patternId: 'english_name', minLength: 2, maxLength: 40, order: 5 },
  { field: 'referralCode', patternId: 'alphanumeric', minLength: 4, maxLength: 32, order: 6 },
  { field: 'qqNum', enabled: false, patternId: 'digits' },
  { field: 'agree', required: true, type: 'checkbox', order: 7 },
]
const labels = {
  username: 'Username',
  mobileNum: 'Mobile number',
  password: 'Password',
  confirmPassword: 'Confirm password',
  payeeName: 'Full name',
  referralCode: 'Invitation code',
  agree: 'I am 18 or older and agree to the terms of use',
  captcha: 'Captcha',
  value: 'Between bounds',
  exact: 'Equal bounds',
  other: 'Something else',
}
const fields = {
  mobileNum: { start: '+880' },
  agree: { missing: 'Agree to the terms to open an account' },
  payeeName: { placeholder: 'As on your payout account' },
}
const wrong = {
  username: '7rahim',
  mobileNum: '1712 34',
  password: 'Padma2026',
  confirmPassword: 'Padma20',
  referralCode: 'VR20418',
}

const takeAll: RuleFormSubmit = () => undefined

const meta = {
  title: 'Forms/RuleForm',
  component: RuleForm,
  args: { rules: account, labels, fields, submitLabel: 'Join', onSubmit: takeAll },
} satisfies Meta<typeof RuleForm>
export default meta
type Story = StoryObj<typeof meta>

/** Sends every form that is marked, so that its faults show. */
const sent = ({ canvasElement }: { canvasElement: HTMLElement }) => {
  for (const form of canvasElement.querySelectorAll<HTMLFormElement>('form[data-sent]')) form.requestSubmit()
}
const marked = { 'data-sent': '' }

export const Registration: Story = { render: () => <Examples.Registration /> }

/** A server that knows the name already, and one that is closed for the day. */
export const RefusedByTheServer: Story = {
  args: {
    ...marked,
    defaultValues: {
      username: 'rahim77',
      mobileNum: '1712345678',
      password: 'Padma#2026',
      confirmPassword: 'Padma#2026',
      payeeName: 'Rahim Uddin',
      agree: 'on',
    },
    onSubmit: () => ({
      message: 'Registration closes at midnight',
      fields: serverErrors({ username: { code: 'field_invalid' } }, compileRules(account)),
    }),
  },
  play: sent,
}

/** One family of patterns: its hint, its error, and the words for equal bounds. */
const family = (patternId: PatternId, value: string): Story => ({
  args: {
    ...marked,
    rules: [
      { field: 'value', required: true, patternId, minLength: 6, maxLength: 12, order: 1 },
      { field: 'exact', patternId, minLength: 8, maxLength: 8, order: 2 },
    ],
    defaultValues: { value, exact: value },
    submitLabel: 'Check',
  },
  play: sent,
})

export const PlainLength: Story = family('any', 'short')
export const LetterFirst: Story = family('letter_first', '7rahim')
export const KanjiAndDigits: Story = family('kanji_digits', 'yamada12')
export const EmailFormat: Story = family('email', 'rahim@home')
export const Alphanumeric: Story = family('alphanumeric', 'rahim_77')
export const LettersAndDigitsCombined: Story = family('letters_and_digits', 'padmapadma')
export const DigitsOnly: Story = family('digits', '1712 345')
export const AlphanumericWithUppercase: Story = family('alphanumeric_upper', 'rahim777')
export const EnglishLettersAndSpaces: Story = family('english_name', 'Rahim 77')
export const NoSpaces: Story = family('no_spaces', 'ra him 77')
export const DateYearFirst: Story = family('date_ymd', '2026-02-30')
export const DateMonthFirst: Story = family('date_mdy', '02-30-2026')
export const ThaiOnly: Story = family('thai', 'sawasdee')
export const KoreanOnly: Story = family('korean', 'annyeong')
export const UpperLowerDigitAndSymbol: Story = family('strong', 'Padma2026')

export const AnythingAtAll: Story = { render: () => <Examples.AnythingAtAll /> }

/** Patterns that freeze other engines. The first three are validated while typing, the last two by the server only. */
export const DangerousPatterns: Story = {
  args: {
    columns: 1,
    rules: ['^(a+)+$', '^([a-zA-Z0-9]+\\s?)*$', '^(?=(.*a){12}).*!$', '^(a+)\\1$', '(?i)^(a|aa)+$'].map(
      (acceptedPattern, order) => ({ field: acceptedPattern, acceptedPattern, patternId: 'unknown', order }),
    ),
    submitLabel: 'Check',
  },
}

export const OwnControl: Story = { render: () => <Examples.OwnControl /> }

const room = { inlineSize: 'min(100%, 640px)' }

export const Lists: Story = { render: () => <Examples.Lists /> }
export const Refusals: Story = { render: () => <Examples.Refusals /> }

export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <Row name="before anything is typed" panel>
        <RuleForm {...args} note style={room} />
      </Row>
      <Row name="sent with faults">
        <RuleForm {...args} {...marked} defaultValues={wrong} style={room} />
      </Row>
      <Row name="refused as a whole; one column; little room" as="grid" panel>
        <RuleForm
          {...args}
          {...marked}
          columns={1}
          rules={[{ field: 'other', minLength: 2, maxLength: 20 }]}
          defaultValues={{ other: 'Something' }}
          onSubmit={() => ({ message: 'Too many accounts were opened from here today. Please come back tomorrow.' })}
        />
        <RuleForm {...args} rules={account.slice(0, 2)} />
      </Row>
    </Sheet>
  ),
  play: sent,
}

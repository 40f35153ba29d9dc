import { refusalAnswer, rowsOf, RuleForm, type FieldRule, type RuleFormSubmit } from '@brand/ui/forms'
import { TextField } from '@brand/ui/text-field'

const account: FieldRule[] = [
  {
    field: 'username',
    required: true,
    patternId: 'letter_first',
    minLength: 6,
    maxLength: 12,
    order: 1,
  },
  {
    field: 'mobileNum',
    required: true,
    patternId: 'digits',
    minLength: 10,
    maxLength: 11,
    type: 'tel',
    order: 2,
  },
  {
    field: 'password',
    required: true,
    patternId: 'strong',
    minLength: 8,
    maxLength: 20,
    type: 'password',
    order: 3,
  },
  { field: 'confirmPassword', required: true, type: 'password', order: 4 },
  {
    field: 'payeeName',
    required: true,
    patternId: 'english_name',
    minLength: 2,
    maxLength: 40,
    order: 5,
  },
  {
    field: 'referralCode',
    patternId: 'alphanumeric',
    minLength: 4,
    maxLength: 32,
    order: 6,
  },
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

const takeAll: RuleFormSubmit = () => undefined

export function Registration() {
  return <RuleForm rules={account} labels={labels} fields={fields} submitLabel="Join" onSubmit={takeAll} note />
}

/** A lone `*`: anything of the right length. */
export function AnythingAtAll() {
  return (
    <RuleForm
      rules={[
        {
          field: 'value',
          required: true,
          acceptedPattern: '*',
          minLength: 2,
          maxLength: 40,
        },
      ]}
      labels={labels}
      fields={fields}
      submitLabel="Check"
      onSubmit={takeAll}
    />
  )
}

/** A control of the caller's among the others. */
export function OwnControl() {
  return (
    <RuleForm
      rules={[
        {
          field: 'username',
          required: true,
          patternId: 'letter_first',
          minLength: 6,
          maxLength: 12,
        },
        { field: 'captcha', required: true, maxLength: 8, order: 2 },
      ]}
      labels={labels}
      fields={{
        captcha: {
          wide: true,
          render: ({ onValueChange, ...control }) => (
            <TextField
              {...control}
              onValueChange={(value) => onValueChange(value.toUpperCase())}
              hint="Letters are made large"
              ltr
            />
          ),
        },
      }}
      submitLabel="Join"
      onSubmit={takeAll}
    />
  )
}

/** Stands for a client of a server: its errors have a code, and name fields. */
const register = () => Promise.reject(Object.assign(new Error('Taken'), { code: 'username_taken', details: {} }))

/** What the server refuses is shown beside the field it is about. */
export function Refusals() {
  return (
    <RuleForm
      rules={account}
      labels={labels}
      submitLabel="Join"
      onSubmit={async () => {
        try {
          await register()
          return undefined
        } catch (error) {
          return refusalAnswer(error, account, {
            text: () => 'This name is taken',
            fieldOfCode: { username_taken: 'username' },
          })
        }
      }}
    />
  )
}

const line: FieldRule[] = [
  { field: 'name', required: true, maxLength: 40 },
  {
    field: 'accounts',
    type: 'list',
    minItems: 1,
    maxItems: 4,
    items: [
      { field: 'bank', required: true, maxLength: 40 },
      { field: 'number', required: true, patternId: 'digits', minLength: 6, maxLength: 20 },
    ],
  },
]

/** The server says how many rows a list has at least and at most. */
export function Lists() {
  return (
    <RuleForm
      rules={line}
      labels={{ name: 'Name', accounts: 'Payout account', bank: 'Bank', number: 'Account number' }}
      defaultValues={{ name: 'Padma line', 'accounts.0.bank': 'Padma Bank', 'accounts.1.bank': 'Meghna Bank' }}
      submitLabel="Save"
      onSubmit={(values) => ({ message: `${rowsOf(values, 'accounts').length} accounts` })}
    />
  )
}

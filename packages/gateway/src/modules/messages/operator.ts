import { defineOperator } from '../../server/command.ts'
import { monthCommands } from '../../server/month-commands.ts'

export default [defineOperator('messages', 'Messages of members', monthCommands('message', 'messages'))]

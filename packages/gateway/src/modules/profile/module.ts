import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'
import { profile } from './routes.ts'
import { settings } from './settings.ts'

export default defineModule({ settings, handlers: { profile }, operator })

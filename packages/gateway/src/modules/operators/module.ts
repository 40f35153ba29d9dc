import { defineModule } from '../../server/module.ts'
import areas from './operator.ts'
import settings from './settings.operator.ts'

export default defineModule({ operator: [settings, ...areas] })

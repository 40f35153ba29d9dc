import { defineModule } from '../../server/module.ts'
import operator from './operator.ts'

export default defineModule({ operator })

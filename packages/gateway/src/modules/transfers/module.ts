import { defineModule } from '../../server/module.ts'

export default defineModule({ worker: ({ transfers }) => transfers.start() })

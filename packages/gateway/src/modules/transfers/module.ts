import { defineModule } from '../../server/module.ts'
import { pollerJob } from '../../workflow/poller.ts'

export default defineModule({
  jobs: ({ transfers }) => [pollerJob('transfers', () => transfers.work())],
  onEvent({ transfers }, event) {
    // At logout the money is moved back at once.
    if (event.name === 'session.revoked') transfers.recallAtOnce(event.memberId)
  },
})

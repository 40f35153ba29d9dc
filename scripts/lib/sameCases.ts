import fc from 'fast-check'

// Every run tries the same cases, so that what is red is red for a reason in the change at hand. FC_SEED tries others.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261) })

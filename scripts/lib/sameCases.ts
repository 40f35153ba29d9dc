import fc from 'fast-check'

// Every run tries the same cases, so that a failure comes from the change under test. FC_SEED tries others.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261) })

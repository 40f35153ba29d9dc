import fc from 'fast-check'

// Every run tests the same cases, so that a failure is caused by the change under test. FC_SEED selects other cases.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261) })

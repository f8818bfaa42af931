import fc from 'fast-check';

/** Landing runs use a fixed seed, so that they don't fail at random; `npm run test:all` uses a new one each time. */
fc.configureGlobal({ seed: Number(process.env['CHANCE_SEED'] ?? 20_261_125) });

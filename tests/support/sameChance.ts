import fc from 'fast-check';

/** Cases are drawn alike in every landing, which is then never red by chance; `npm run test:all` draws others each time. */
fc.configureGlobal({ seed: Number(process.env['CHANCE_SEED'] ?? 20_261_125) });

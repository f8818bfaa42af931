import { defineConfig } from 'vitest/config';

// Two projects: rules need nothing but Node; everything under tests/ except e2e may ask for a database of its own.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['domain/**/*.test.ts', 'web/**/*.test.ts', 'server/**/*.test.ts', 'workers/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});

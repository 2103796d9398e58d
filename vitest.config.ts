import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS } from './e2e/browsers/chromium-args.mjs';
import { findBrowser } from './e2e/browsers/find-browsers.mjs';

/** Widgets, the page layer and the options page are tested in a real browser; everything else in Node. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['house.test.ts', 'src/**/*.test.ts', 'rules-data/**/*.test.ts'],
          exclude: ['src/page/**', 'src/extension/options/**', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['widgets/**/*.test.ts', 'src/page/**/*.test.ts', 'src/extension/options/**/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { executablePath: await findBrowser('chromium'), args: CHROMIUM_ARGS },
            }),
          },
        },
      },
    ],
  },
});

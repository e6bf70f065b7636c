import { defineConfig } from "vitest/config";

/**
 * One runner for everything. `unit` needs nothing but Node; `server` runs on both database engines; `e2e` drives a real browser
 * against the built product, two files at a time because each file starts a server and a browser of its own.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "apps/web/app/**/*.test.ts", "apps/cli/src/**/*.test.ts"],
          exclude: ["packages/identity/**"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts", "packages/identity/src/**/*.test.ts"],
          globalSetup: ["apps/server/src/testing/global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "house",
          include: ["test/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.e2e.ts"],
          maxWorkers: 2,
          // A browser on a busy machine now and then loses a press; a second attempt is told as `(retry x1)`.
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

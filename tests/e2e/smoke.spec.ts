import { expect, test } from '@playwright/test';

test('the browser edition opens under its content security policy without a word on the console', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));

  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  await expect(page).toHaveTitle(/Dappen/);
  await expect(page.getByRole('button').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('nothing outside the built files is served', async ({ request }) => {
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/no-such-file']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBeGreaterThanOrEqual(400);
  }
});

import { demoAccess, demoSession, expect, test, toast } from './fixtures.ts';

test.describe('while the server fails', () => {
  test.use({ allowConsole: [/Failed to load resource|net::ERR|dynamically imported module/] });

  test('five answers of 401 give one dialog, nothing typed is lost, and the reads are made again', async ({ page }) => {
    await demoSession(page);
    await page.goto('/agent/email-agent?tab=configuration');
    const timeout = page.getByLabel('Timeout (seconds)');
    await timeout.fill('77');
    await page.route('**/api/**', (route) =>
      route.request().url().endsWith('/api/auth/login')
        ? route.fallback()
        : route.fulfill({ status: 401, json: { error: 'Sign in first' } }),
    );
    await timeout.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Your session has ended')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(timeout).toHaveValue('77');
    await page.unroute('**/api/**');
    await dialog.getByLabel('Password', { exact: true }).fill('demo-switchboard');
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(timeout).toHaveValue('77');
    await expect(page).toHaveURL(/tab=configuration/);
  });

  test('a form sent as the session ends keeps what was typed and says to send it again', async ({ page }) => {
    await demoSession(page);
    await page.goto('/agents');
    await page.getByRole('button', { name: 'Record New Agent' }).click();
    const form = page.getByRole('dialog', { name: 'New agent' });
    await form.getByLabel('Name').fill('Night watch');
    await page.route('**/api/agents', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 401, json: { error: 'Sign in first' } })
        : route.fallback(),
    );
    await form.getByRole('button', { name: 'Create Agent' }).click();
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    await ended.getByRole('button', { name: 'Demo Access' }).click();
    await expect(ended).toHaveCount(0);
    await expect(form.getByLabel('Name')).toHaveValue('Night watch');
    await expect(form.getByRole('alert')).toHaveText('Not saved yet. Sign in, then send it again.');
  });

  for (const [name, answer] of [
    ['502 with HTML', { status: 502, contentType: 'text/html', body: '<h1>Bad <script>alert(1)</script></h1>' }],
    ['200 with HTML', { status: 200, contentType: 'text/html', body: '<html>' }],
    ['truncated JSON', { status: 200, contentType: 'application/json', body: '[{"id":' }],
    ['null', { status: 200, contentType: 'application/json', body: 'null' }],
    ['an object', { status: 200, contentType: 'application/json', body: '{}' }],
    ['a number', { status: 200, contentType: 'application/json', body: '7' }],
  ] as const) {
    test(`${name} for every read leaves heading and navigation, and a way out`, async ({ page }) => {
      await demoSession(page);
      await page.route('**/api/**', (route) => route.fulfill(answer));
      for (const path of ['/dashboard', '/agents', '/api-status', '/agent/email-agent']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
        await expect(page.getByText(/NaN|undefined|Invalid Date|\[object Object\]|<h1>/)).toHaveCount(0);
      }
    });
  }

  test('the page recovers by itself once the server answers again', async ({ page }) => {
    await demoSession(page);
    await page.goto('/agent/email-agent?tab=executions');
    await expect(page.getByRole('table')).toBeVisible();
    await page.route('**/api/agent-executions/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(
      page.getByText(/These figures are from|could not be|Failed to fetch agent executions/).first(),
    ).toBeVisible();
    await page.unroute('**/api/agent-executions/**');
    await page
      .getByRole('button', { name: /Refresh|Try again/ })
      .first()
      .click();
    await expect(page.getByText(/These figures are from|Failed to fetch agent executions/)).toHaveCount(0);
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('a refused pause is taken back and said', async ({ page }) => {
    await demoSession(page);
    await page.goto('/agents');
    await page.route('**/api/agents/*/stop', (route) => route.fulfill({ status: 500, json: { error: 'It broke' } }));
    await page.getByRole('button', { name: 'Pause Contacts Agent' }).click();
    await expect(toast(page, 'Failed to stop agent')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause Contacts Agent' })).toBeVisible();
  });

  test('a pause without a network is refused in words at once, and not sent later', async ({ page, context }) => {
    await demoSession(page);
    await page.goto('/agents');
    const pause = page.getByRole('button', { name: 'Pause Contacts Agent' });
    await pause.waitFor();
    await context.setOffline(true);
    await pause.click();
    await expect(toast(page, 'Failed to stop agent')).toBeVisible();
    await expect(pause).toBeVisible();
    const later: string[] = [];
    page.on('request', (request) => later.push(request.method()));
    await context.setOffline(false);
    await expect.poll(() => later).toContain('GET');
    expect(later).not.toContain('POST');
  });

  test('a page that was never opened waits for the network beside the navigation', async ({ page, context }) => {
    await demoAccess(page);
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByText(/You are offline/).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  });

  test('signing in without a network says so and keeps what was typed', async ({ page, context }) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill('a password');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('main').getByText('The server can’t be reached.')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('ada');
  });

  test('neither the status nor the sample of a workspace can be had: the failure stands with a way out', async ({
    page,
  }) => {
    await demoSession(page);
    // All that the page asks for once its status was refused is gone, the chunk of the sample first.
    let refused = false;
    await page.route('**/assets/*.js', (route) => (refused ? route.abort() : route.fallback()));
    await page.route('**/api/agents/contacts/status', (route) => {
      refused = true;
      return route.abort();
    });
    await page.goto('/agents/contacts/detail');
    await expect(page.getByText(/can’t be reached/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.unroute('**/api/agents/contacts/status');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText(/can’t be reached/)).toHaveCount(0);
  });

  test('a Retry-After that is no time is never shown as one; a real one says when and is kept to', async ({ page }) => {
    await demoSession(page);
    let asked = 0;
    let wait = '1e300';
    await page.route('**/api/agents/email-agent', (route) => {
      asked += 1;
      return route.fulfill({ status: 429, headers: { 'retry-after': wait }, json: { error: 'Slow down' } });
    });
    await page.goto('/agent/email-agent');
    await expect(page.getByText(/Slow down/).first()).toBeVisible();
    await expect(page.getByText(/Invalid Date/)).toHaveCount(0);
    wait = '3600';
    await page.reload();
    await expect(page.getByText(/429: Slow down\. Next try /).first()).toBeVisible();
    const before = asked;
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText(/Next try /).first()).toBeVisible();
    expect(asked).toBe(before);
  });

  test('a chat that must wait says until when, and keeps the message', async ({ page }) => {
    await demoSession(page);
    let asked = 0;
    await page.route('**/api/switchboard/chat', (route) => {
      asked += 1;
      return route.fulfill({ status: 429, headers: { 'retry-after': '3600' }, json: { error: 'Slow down' } });
    });
    await page.goto('/chat');
    await page.getByRole('button', { name: 'Write a message' }).click();
    const message = page.getByRole('textbox', { name: /message/i });
    for (let round = 0; round < 2; round += 1) {
      await message.fill('Hello');
      await message.press('Enter');
      await expect(
        page
          .getByText(/^Neural interface connection failed\. Please try again\. Next try (at \d|tomorrow at \d)/)
          .first(),
      ).toBeAttached();
      await expect(message).toHaveValue('Hello');
    }
    expect(asked).toBe(1);
  });

  test('a page whose code can not be fetched from a stopped server comes by itself once the server is back', async ({
    page,
  }) => {
    await demoAccess(page);
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByText('Loading', { exact: true })).toBeAttached();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.unroute('**/*');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  });

  for (const [chunk, path] of [
    ['SignedRoute', '/dashboard'],
    ['ShellRoute', '/dashboard'],
    ['ChatRoute', '/chat'],
  ] as const) {
    test(`${chunk}, which stands outside of every page, is gone: the page says so and Reload leads out`, async ({
      page,
    }) => {
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      await demoSession(page);
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(path);
      await expect(page.getByRole('alert')).toHaveText('This page did not load');
      expect(thrown).toEqual([]);
      await page.unroute(`**/assets/${chunk}-*.js`);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not load');
    });
  }

  test('a chunk that is gone reloads the page once, then says so beside the navigation', async ({ page }) => {
    await demoAccess(page);
    await page.route('**/assets/ProfileRoute-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('button', { name: /Reload/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.unroute('**/assets/ProfileRoute-*.js');
    await page.getByRole('button', { name: /Reload/ }).click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  });
});

test.describe('without a network', () => {
  // The browser's own words about what the dashboard still reads.
  test.use({ allowConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('a lost network is said and found again', async ({ page, context }) => {
    await demoAccess(page);
    await context.setOffline(true);
    await expect(page.getByText(/You are offline/).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
  });
});

test('signing out in one tab signs out the other', async ({ context }) => {
  const first = await context.newPage();
  const second = await context.newPage();
  await demoAccess(first);
  await second.goto('/agents');
  await expect(second.getByRole('heading', { name: 'AI Agents' })).toBeVisible();
  await first.getByRole('button', { name: 'Sign Out' }).click();
  await expect(second.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('markup in stored and typed text stays text', async ({ page }) => {
  await demoSession(page);
  await page.goto('/agents?search=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  await expect(page.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
  await page.goto('/<script>alert(1)</script>');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('the app starts while storage is forbidden', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await demoAccess(page);
});

test('an unsent recording that the storage spoiled leaves the assistant alone', async ({ page }) => {
  await demoAccess(page);
  await page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('auth_user') ?? '{}') as { id: string };
    sessionStorage.setItem(`switchboard:draft:${id}:transcript`, '{"text":7}');
  });
  await page.goto('/chat');
  await expect(page.getByRole('button', { name: 'Write a message' })).toBeVisible();
});

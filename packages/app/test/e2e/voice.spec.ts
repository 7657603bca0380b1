import type { Page } from '@playwright/test';
import { demoSession, expect, test } from './fixtures.ts';

/** Installs a speech engine before the page's own scripts. `window.hear` sets what it hears. */
async function standInForRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Engine {
      onresult: ((event: unknown) => void) | null;
      onend: (() => void) | null;
    }
    const engines: Engine[] = [];
    class StandIn implements Engine {
      lang = '';
      continuous = false;
      interimResults = false;
      onresult: Engine['onresult'] = null;
      onerror = null;
      onend: Engine['onend'] = null;
      start() {
        engines.push(this);
        Object.assign(window, {
          heardWith: { lang: this.lang, continuous: this.continuous, interimResults: this.interimResults },
        });
      }
      stop() {
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
    }
    Object.assign(window, {
      SpeechRecognition: StandIn,
      webkitSpeechRecognition: StandIn,
      hear: (transcript: string, isFinal: boolean) =>
        engines.at(-1)?.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript, confidence: 0.9 } }] }),
    });
  });
}

const hear = (page: Page, words: string, final: boolean) =>
  page.evaluate(
    ([text, isFinal]) => (window as unknown as { hear: (text: string, isFinal: boolean) => void }).hear(text, isFinal),
    [words, final] as const,
  );

test('a spoken question is heard, sent, answered from the tenant’s data, and the answer is spoken', async ({
  page,
}) => {
  await standInForRecognition(page);
  const headers = await demoSession(page);
  await page.goto('/chat');
  const status = page.locator('main p').filter({ has: page.locator('[data-light]') });
  await expect(status).toContainText('Ready');

  await page.getByRole('button', { name: 'Record a message' }).click();
  await expect(status).toContainText('Listening');
  const recorder = page.getByRole('region', { name: 'Recorder' });
  await expect(recorder.getByRole('timer')).toHaveText(/0:0[1-9]/);
  expect(await page.evaluate(() => (window as unknown as { heardWith: unknown }).heardWith)).toEqual({
    lang: 'en-US',
    continuous: true,
    interimResults: true,
  });
  await hear(page, 'Which agents', false);
  await expect(recorder).toContainText('Which agents');
  await hear(page, '  Which agents are active?  ', true);

  // Answers wait until the test has seen the assistant think.
  const { promise: seen, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/switchboard/chat', async (route) => {
    await seen;
    await route.continue();
  });
  const spoken = page.waitForResponse('**/api/voice/speak');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await recorder.getByRole('button', { name: 'Send' }).click();
  await expect(status).toContainText('Thinking');
  release();
  await expect(page.getByText(/of your \d+ agents (is|are) active/).first()).toBeVisible();
  await expect(status).toContainText('Responding');

  const answer = await spoken;
  expect(answer.status()).toBe(200);
  // The page has already read the file; the same words give the same file again.
  const again = await page.request.post('/api/voice/speak', {
    headers,
    data: answer.request().postDataJSON() as object,
  });
  const bytes = [...(await again.body())];
  const { seconds, peak } = await page.evaluate(async (file) => {
    const sound = await new AudioContext().decodeAudioData(new Uint8Array(file).buffer);
    return {
      seconds: sound.duration,
      peak: sound.getChannelData(0).reduce((most, value) => Math.max(most, Math.abs(value)), 0),
    };
  }, bytes);
  // A voice takes between three and thirty seconds for a sentence of about twenty words.
  expect(seconds).toBeGreaterThan(3);
  expect(seconds).toBeLessThan(30);
  expect(peak).toBeGreaterThan(0.05);
});

test('the level bars follow the microphone, and it is let go of on cancel', async ({ page }) => {
  await standInForRecognition(page);
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await real(constraints);
      Object.assign(window, { track: stream.getAudioTracks()[0] });
      return stream;
    };
  });
  await demoSession(page);
  await page.goto('/chat');
  expect(await page.evaluate(() => 'track' in window), 'nothing is asked for before a click').toBe(false);
  await page.getByRole('button', { name: 'Record a message' }).click();
  const recorder = page.getByRole('region', { name: 'Recorder' });
  await expect(recorder.getByRole('timer')).toBeVisible();
  const bars = () =>
    recorder.evaluate((panel) =>
      [...panel.querySelectorAll('span')]
        .map((bar) => bar.style.clipPath)
        .filter(Boolean)
        .join(),
    );
  const before = await bars();
  await expect.poll(bars).not.toBe(before);
  await hear(page, 'never mind', true);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await recorder.getByRole('button', { name: 'Cancel' }).click();
  await expect(recorder).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { track: MediaStreamTrack }).track.readyState))
    .toBe('ended');
});

test('a denied microphone says so in the documented words', async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await demoSession(page);
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Record a message' }).click();
  await expect(page.getByText('Microphone access denied. Please allow microphone access and try again.')).toBeVisible();
});

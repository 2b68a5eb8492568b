import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest';
import { onSharedSite } from '../support/shared-site';
import type { Browser } from './browser';
import { Firefox } from './firefox';
import { JOURNEYS } from './journeys';
import { WebKit } from './webkit';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const shared = onSharedSite();
const journeys = Object.entries(JOURNEYS);

describe.each([
  { name: 'Firefox on a phone', Program: Firefox, size: PHONE, walks: journeys },
  { name: 'Firefox on a desktop', Program: Firefox, size: DESKTOP, walks: journeys },
  { name: 'WebKit', Program: WebKit, size: DESKTOP, walks: journeys.slice(0, 5) },
])('with $name, a visitor', ({ name, Program, size, walks }) => {
  const browser: Browser<unknown> = new Program();
  beforeAll(() => browser.start(size));
  afterAll(() => browser.close());

  it.each(walks)('%s', async (_, walk) => {
    await walk(browser, shared, name);
  });
});

it('with Firefox, a press on what the scripts replace meanwhile counts', async () => {
  const firefox = new Firefox();
  onTestFinished(() => firefox.close());
  await firefox.start(DESKTOP);
  const { id } = await shared.upload({ title: 'Long Press' });
  await firefox.pressDuringStart(`${shared.site.url}/wallpaper/${id}`, 'For my screen', 'Get it for');
  await firefox.says('Long Press for my screen');
});

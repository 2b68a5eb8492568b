import sharp from 'sharp';
import { expectNoBarriers } from '../support/axe';
import { GLACIER } from '../support/collection';
import { paint } from '../support/painting';
import { expect, test } from '../support/test';

test.use({ expectedProblems: [/status of 422/] });

const smallCopy = async () => ({
  name: 'small.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(await paint(GLACIER))
    .resize({ width: 480 })
    .jpeg({ quality: 60 })
    .toBuffer(),
});

test('a visitor finds the large version of a picture, and others that look like it', { tag: '@both' }, async ({
  page,
  visit,
  javaScriptEnabled,
}) => {
  await visit('/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find by picture' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find by picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('Please select an image file').last()).toBeVisible();
  await page.getByLabel('Picture').setInputFiles(await smallCopy());
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const found = page.getByRole('region', { name: 'This picture is here' });
  await expect(found.getByText('Here: 1920 × 1080 (yours: 480 × 270)')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Alike in colour and shape' }).getByRole('listitem').first(),
  ).toBeVisible();
  if (javaScriptEnabled) await expectNoBarriers(page);
  await found.getByRole('link', { name: 'For my screen' }).click();
  await expect(page).toHaveURL(/\/wallpaper\/\d+\/screen/);
});

test('a picture that is pasted is looked for at once', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/find');
  const { buffer } = await smallCopy();
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, buffer.toString('base64'));
  await expect(page.getByRole('region', { name: 'This picture is here' })).toBeVisible();
});

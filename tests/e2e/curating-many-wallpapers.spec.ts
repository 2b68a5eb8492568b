import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/axe';
import { inDatabase } from '../support/site-database';
import { expect, holdBack, message, test, type Wallpaper } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/status of (409|422)/] });

/** A list of these wallpapers only. */
const listOf = (word: string, more = '') => `/admin/wallpapers?q=${word}&sort=title${more}`;
const tick = (page: Page, { title }: { title: string }) => page.getByRole('checkbox', { name: `Select ${title}` });
const star = (page: Page, { title }: { title: string }) => page.getByRole('button', { name: `Featured: ${title}` });
const selected = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!the whole)/, checked: true });

test.describe('a handful of wallpapers', () => {
  let word: string;
  let some: Wallpaper[];

  test.beforeEach(async ({ addWallpaper }, { workerIndex, testId }) => {
    word = `w${workerIndex}${testId.replace(/[^a-z0-9]/g, '').slice(-8)}`;
    some = await Promise.all(
      ['Alder', 'Birch', 'Cedar', 'Dogwood'].map((name) =>
        addWallpaper({ name: `${name}.jpg`, fields: { title: `${name} ${word}`, tags: 'tree' } }),
      ),
    );
  });
  const nth = (index: number) => some[index] as Wallpaper;

  test('the administrator features a wallpaper in the list, and stops featuring it', {
    tag: ['@js', '@core'],
  }, async ({ page, visit, request }) => {
    await visit(listOf(word));
    const isFeatured = async () => (await (await request.get(`/api/wallpapers/${nth(1).id}`)).json()).featured;
    await expect(star(page, nth(1))).toHaveAttribute('aria-pressed', 'false');
    await star(page, nth(1)).click();
    await expect(star(page, nth(1))).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(isFeatured).toBe(true);
    expect(new URL(page.url()).searchParams.get('q')).toBe(word);
    await star(page, nth(1)).click();
    await expect(star(page, nth(1))).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(isFeatured).toBe(false);
  });

  test('stars pressed while their script loads are all sent', { tag: '@js' }, async ({ page, visit, request }) => {
    await visit(listOf(word));
    const release = await holdBack(page, '**/build/routes/admin.wallpapers.$id_.featured-*.js');
    await star(page, nth(0)).click();
    await star(page, nth(1)).click();
    release();
    for (const { id } of some.slice(0, 2)) {
      await expect.poll(async () => (await (await request.get(`/api/wallpapers/${id}`)).json()).featured).toBe(true);
    }
  });

  test('the administrator renames a wallpaper in its row', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
    await visit(listOf(word));
    const title = page.getByRole('textbox', { name: `Title of ${nth(2).title}` });
    const save = page.getByRole('button', { name: 'Save' });
    await page.getByRole('link', { name: `Rename ${nth(2).title}` }).click();
    await expect(title).toBeFocused();
    await title.fill('x'.repeat(201));
    await title.evaluate((input: HTMLInputElement) => input.removeAttribute('maxlength'));
    await title.fill('x'.repeat(201));
    await save.click();
    await expect(page.getByRole('row').getByRole('alert')).toContainText('at most 200 characters');
    await expect(title).toHaveValue('x'.repeat(201));
    await title.fill(`Zelkova ${word}`);
    await save.click();
    await expect(page.getByRole('rowheader').last()).toContainText(`Zelkova ${word}`);
    await expect(title).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`q=${word}`));
  });

  test('column heads sort, the list filters featured wallpapers, and an empty selection shows an error', {
    tag: '@no-js',
  }, async ({ page, visit, administrator }) => {
    const whole = { resolution: '1x1', fileSize: '1 KB', featured: true };
    await administrator.put(`/api/wallpapers/${nth(0).id}`, { data: { ...whole, title: nth(0).title } });
    await visit(listOf(word));
    const head = (name: string) => page.getByRole('columnheader', { name });
    await expect(head('Title')).toHaveAttribute('aria-sort', 'ascending');
    await head('30 days').getByRole('link').click();
    await expect(head('30 days')).toHaveAttribute('aria-sort', 'descending');
    await head('Added').getByRole('link').click();
    await expect(head('Added')).toHaveAttribute('aria-sort', 'descending');
    await expect(head('Title')).not.toHaveAttribute('aria-sort');
    await expect(page).toHaveURL(new RegExp(`q=${word}&sort=newest`));
    await page.getByRole('combobox', { name: 'Featured' }).selectOption('Featured');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expect(page.getByRole('rowheader')).toContainText(nth(0).title);
    // Its tags are shown with it.
    await expect(page.getByRole('rowheader').getByRole('link', { name: 'tree' })).toBeVisible();
    for (const name of ['Edit selected', 'Delete selected']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('alert')).toHaveText('No wallpaper is selected.');
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await expect(page.getByRole('rowheader')).toHaveCount(1);
    }
  });

  test('the grid of large pictures keeps its place, and its wallpapers are selected and edited like rows', {
    tag: '@js',
  }, async ({ page, visit }) => {
    await visit(listOf(word));
    const views = page.getByRole('navigation', { name: 'View' });
    await views.getByRole('link', { name: 'Grid' }).click();
    await expect(views.getByRole('link', { name: 'Grid' })).toHaveAttribute('aria-current', 'page');
    const isGrid = () => expect(page).toHaveURL(new RegExp(`q=${word}.*view=grid`));
    await isGrid();
    const widths = await page
      .getByRole('row')
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.clientWidth));
    expect(widths).toHaveLength(some.length);
    expect(Math.min(...widths)).toBeGreaterThan(200);
    // The switch's tooltip is outside of the landmarks.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectNoBarriers(page, 'the grid');

    await page.getByLabel('Order').selectOption({ label: 'Newest first' });
    await expect(page).toHaveURL(/sort=newest/);
    await isGrid();
    await tick(page, nth(1)).check();
    await tick(page, nth(3)).check();
    await page.getByRole('button', { name: 'Edit selected' }).click();
    await page.getByLabel('Featured', { exact: true }).last().selectOption('Yes');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(message(page, 'success', '2 wallpapers updated')).toBeVisible();
    await isGrid();
    await expect(star(page, nth(3))).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: nth(1).title, exact: true }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(message(page, 'success', 'Wallpaper updated successfully')).toBeVisible();
    await isGrid();
    await page.getByRole('combobox', { name: 'Device' }).selectOption('Tablet');
    await page.getByRole('link', { name: 'Show all wallpapers' }).click();
    await expect(page).toHaveURL('/admin/wallpapers?sort=newest&view=grid');
  });

  test('with JavaScript, keys move, select, feature, rename and search, but not while typing', {
    tag: '@js',
  }, async ({ page, visit }) => {
    await visit(listOf(word));
    const press = (keys: string) => page.keyboard.press(keys);
    await press('j');
    await press('j');
    await expect(tick(page, nth(1))).toBeFocused();
    await press('x');
    await expect(tick(page, nth(1))).toBeChecked();
    await press('k');
    await press('f');
    await expect(star(page, nth(0))).toHaveAttribute('aria-pressed', 'true');
    await expect(selected(page)).toHaveCount(1);
    await press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('xjkef?/');
    await expect(page.getByRole('searchbox')).toHaveValue('xjkef?/');
    await expect(selected(page)).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tick(page, nth(3)).focus();
    await press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toContainText('Next row');
    await keys.getByRole('checkbox').uncheck();
    await press('Escape');
    await expect(keys).toHaveCount(0);
    await press('x');
    await expect(selected(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await keys.getByRole('checkbox').check();
    await press('Escape');
    await tick(page, nth(3)).focus();
    await press('e');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit “${nth(3).title}”`);
    await page.getByRole('textbox', { name: 'Title' }).fill(`Ebony ${word}`);
    await press('Control+Enter');
    await expect(message(page, 'success', 'Wallpaper updated successfully')).toBeVisible();
    await expect(page.getByRole('rowheader').last()).toContainText(`Ebony ${word}`);
  });

  test('with JavaScript, Space and p show pictures large, arrows go on, and the focus returns to the row', {
    tag: '@js',
  }, async ({ page, visit }) => {
    await visit(listOf(word));
    const preview = (index: number) => page.getByRole('dialog', { name: nth(index).title });
    await page.getByRole('link', { name: nth(0).title, exact: true }).focus();
    await page.keyboard.press('Space');
    const picture = preview(0).getByRole('img', { name: nth(0).title });
    await expect(picture).toBeFocused();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(64);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(preview(1).getByRole('img')).toBeVisible();
    await expectNoBarriers(page, 'the preview');
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: nth(1).title, exact: true })).toBeFocused();
    // On a check box, Space selects, and p shows the picture.
    await tick(page, nth(2)).focus();
    await page.keyboard.press('Space');
    await expect(tick(page, nth(2))).toBeChecked();
    await page.keyboard.press('p');
    await preview(2).getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(nth(2).title);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('with JavaScript, the focus stays on the row after a rename, an edit and going back', { tag: '@js' }, async ({
    page,
    visit,
  }) => {
    await visit(listOf(word));
    const press = (keys: string) => page.keyboard.press(keys);
    const title = page.getByRole('textbox', { name: `Title of ${nth(1).title}` });
    await press('j');
    await press('j');
    await press('r');
    await expect(title).toBeFocused();
    await press('Escape');
    await expect(page.getByRole('link', { name: `Rename ${nth(1).title}` })).toBeFocused();
    await press('r');
    const renamed = { title: `Buckthorn ${word}` };
    await title.fill(renamed.title);
    await press('Enter');
    await expect(page.getByRole('link', { name: `Rename ${renamed.title}` })).toBeFocused();
    await press('j');
    await expect(tick(page, nth(2))).toBeFocused();
    await press('e');
    const form = page.getByRole('form', { name: 'Details' });
    await expect(form).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await press('Control+Enter');
    await expect(message(page, 'success', 'Wallpaper updated successfully')).toBeVisible();
    await expect(tick(page, nth(2))).toBeFocused();
    await press('k');
    await expect(tick(page, renamed)).toBeFocused();
    await press('e');
    await expect(form).toBeFocused();
    await page.goBack();
    await expect(tick(page, renamed)).toBeFocused();
    await press('j');
    await expect(tick(page, nth(2))).toBeFocused();
    // The next row replaces the deleted one.
    await page.getByRole('link', { name: `Delete ${nth(2).title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(tick(page, nth(2))).toHaveCount(0);
    await press('j');
    await expect(tick(page, nth(3))).toBeFocused();
  });

  test('with JavaScript, the administrator sorts one picture after another without pressing Tab', {
    tag: '@js',
  }, async ({ page, visit, request, site }) => {
    await inDatabase(site, 'update wallpaper set category_id = null where title like $1', [`%${word}`]);
    await visit(listOf(word, '&categoryId=none'));
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    const category = page.getByRole('group', { name: 'Category' });
    for (const { title } of some) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit “${title}”`);
      await expect(category.getByRole('radio').and(page.locator(':focus'))).toHaveCount(1);
      await category.getByRole('radio', { name: 'Nature' }).check();
      await page.keyboard.press('Enter');
    }
    // After the last one comes the list.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wallpapers');
    await expect(page.getByText('No wallpapers found.')).toBeVisible();
    for (const { id } of some) {
      const wallpaper = await (await request.get(`/api/wallpapers/${id}`)).json();
      expect(wallpaper.category).toMatchObject({ name: 'Nature' });
    }
  });

  test('thumbnails keep their size at every width, and on a phone the first row is near the top', {
    tag: '@no-js',
  }, async ({ page, visit, administrator }) => {
    for (const width of [360, 600, 768, 1000]) {
      await page.setViewportSize({ width, height: 740 });
      await visit(listOf(word));
      const box = await page.locator('.cell-thumbnail img').last().boundingBox();
      expect(box).toMatchObject({ width: 64, height: 40 });
    }
    await administrator.delete(`/api/wallpapers/${nth(0).id}`);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of [listOf(word), '/admin/tags', '/admin/wallpapers/trash']) {
      await visit(path);
      const top = await page
        .locator('tbody tr')
        .first()
        .evaluate((row) => row.getBoundingClientRect().top);
      expect(top, path).toBeLessThanOrEqual(330);
    }
  });

  test('the administrator deletes the selected wallpapers after a question that says how many', {
    tag: ['@js', '@core'],
  }, async ({ page, visit, request }) => {
    await visit(listOf(word));
    await tick(page, nth(0)).check();
    await tick(page, nth(2)).check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('heading', { name: 'Delete 2 wallpapers?' })).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(message(page, 'success', '2 wallpapers deleted')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`q=${word}`));
    await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(2);
    await expect(selected(page)).toHaveCount(0);
    const statuses = await Promise.all(some.map(async ({ path }) => (await request.get(path)).status()));
    expect(statuses).toEqual([404, 200, 404, 200]);
  });

  test('the administrator edits the selected wallpapers', { tag: ['@js', '@core'] }, async ({
    page,
    visit,
    request,
  }) => {
    await visit(listOf(word));
    for (const index of [0, 1, 3]) await tick(page, nth(index)).check();
    await page.getByRole('button', { name: 'Edit selected' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByRole('heading', { name: 'Edit 3 wallpapers' })).toBeVisible();
    const more = Array.from({ length: 12 }, (_, index) => `${word} ring ${index}`);
    await form.getByLabel('Add tags').fill(`${more.join(', ')}, bark, moss`);
    await form.getByLabel('Remove tags').fill('tree');
    await form.getByLabel('Category').selectOption({ label: 'Nature' });
    await form.getByLabel('Device').selectOption({ label: 'Tablet' });
    await form.getByLabel('Featured').selectOption({ label: 'Yes' });
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(message(page, 'success', '3 wallpapers updated')).toBeVisible();
    await expect(page.getByText('Only 12 tags fit. Left out: bark, moss.').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`q=${word}`));
    const stored = await (await request.get(`/api/wallpapers/${nth(3).id}`)).json();
    expect(stored).toMatchObject({ tags: more, deviceType: 'tablet', featured: true, category: { name: 'Nature' } });
  });

  test('the administrator selects everything the filter finds, beyond the page', { tag: ['@js', '@core'] }, async ({
    page,
    visit,
    site,
  }) => {
    // Enough to fill more than a page.
    await inDatabase(
      site,
      `insert into wallpaper (title, resolution, file_size, device_type, file_key, sha256, format, width, height, bytes,
         perceptual_hash, palette, focal_x, focal_y, placeholder)
       select title || ' ' || n, resolution, file_size, device_type, left(md5(title || n), 24), md5(title || n) || md5(n || title),
         format, width, height, bytes, perceptual_hash, palette, focal_x, focal_y, placeholder
       from wallpaper, generate_series(1, 200) n where id = $1`,
      [nth(0).id],
    );
    // They have no files.
    await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/webp', body: '' }));
    await visit(listOf(word));
    await page.getByRole('checkbox', { name: 'Select the whole page' }).check();
    await page.getByRole('link', { name: 'Select all 204 wallpapers found' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'selected' })).toContainText(
      'All 204 wallpapers found are selected.',
    );
    await page.getByRole('button', { name: 'Delete selected' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('heading', { name: 'Delete 204 wallpapers?' })).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(message(page, 'success', '204 wallpapers will be deleted in the background')).toBeVisible();
    const left = () => inDatabase(site, 'select from wallpaper where title like $1', [`%${word}%`]);
    await expect.poll(async () => (await left()).length).toBe(0);
    // Other tests expect a picture for everything in the trash.
    await inDatabase(site, 'delete from trashed_wallpaper where title like $1', [`%${word}%`]);
  });

  test('the whole page or a range is selected, stars keep the selection, another list drops it, and dialogs are accessible', {
    tag: '@js',
  }, async ({ page, visit }) => {
    await visit(listOf(word));
    await expect(page.getByRole('button', { name: 'Delete selected' })).toBeDisabled();
    const all = page.getByRole('checkbox', { name: 'Select the whole page' });
    await tick(page, nth(1)).check();
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await all.click();
    await expect(page.getByText('4 selected')).toBeVisible();
    const before = page.url();
    await page.getByLabel('Order').selectOption({ label: 'Newest first' });
    await expect(page).not.toHaveURL(before);
    await expect(tick(page, nth(0))).toBeVisible();
    await expect(selected(page)).toHaveCount(0);

    await visit(listOf(word));
    await tick(page, nth(0)).click();
    await tick(page, nth(2)).click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(tick(page, nth(1))).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('2 selected')).toBeVisible();
    await star(page, nth(3)).click();
    await expect(star(page, nth(3))).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('2 selected')).toBeVisible();
    // The star's tooltip is outside of the landmarks, and may or may not be there yet.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectNoBarriers(page, 'the list');
    await page.getByRole('button', { name: 'Edit selected' }).click();
    await expectNoBarriers(page, 'the dialog to edit');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expectNoBarriers(page, 'the question');
  });
});

import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/status of 422/] });

test(
  'the administrator makes a set of two wallpapers and changes a role',
  { tag: '@js' },
  async ({ page, visit, addWallpaper }, { workerIndex, testId }) => {
    const word = `s${workerIndex}${testId.replace(/[^a-z0-9]/g, '').slice(-8)}`;
    const [light, dark] = [
      await addWallpaper({ name: 'fjord.jpg', fields: { title: `Fjord light ${word}` } }),
      await addWallpaper({ name: 'fjord.jpg', fields: { title: `Fjord dark ${word}` } }),
    ];
    await visit(`/admin/wallpapers?q=${word}`);
    await page.getByRole('checkbox', { name: `Select ${light.title}` }).check();
    await page.getByRole('button', { name: 'Make a set' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Select at least two wallpapers' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `Select ${light.title}` })).toBeChecked();
    await page.getByRole('checkbox', { name: `Select ${dark.title}` }).check();
    await page.getByRole('button', { name: 'Make a set' }).click();
    await expect(message(page, 'success', 'Set made: 2 versions')).toBeVisible();
    await page.getByRole('link', { name: 'Show the set' }).click();

    await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible();
    const role = page.getByRole('combobox', { name: `Role of ${dark.title}` });
    await expect(role).toHaveValue(`${dark.id} dark`);
    await role.selectOption('Night');
    await page.getByRole('button', { name: 'Save roles' }).click();
    await expect(message(page, 'success', 'Roles saved')).toBeVisible();
    await page.reload();
    await expect(role).toHaveValue(`${dark.id} night`);
    await page.getByRole('button', { name: `Take ${dark.title} out of the set` }).click();
    await expect(message(page, 'success', 'Taken out of the set')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Versions' })).toHaveCount(0);
  },
);

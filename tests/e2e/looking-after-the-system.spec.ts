import { findBarriers } from '../support/barriers';
import { inDatabase } from '../support/site-database';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true });

test('the administrator checks the state of the site and retries a failed job', {
  tag: ['@js', '@core'],
}, async ({ page, visit, site }) => {
  await inDatabase(
    site,
    `select graphile_worker.add_job('finish-wallpaper', '{"id": 4711}', job_key := 'finish-wallpaper:4711',
      run_at := now() + interval '1 day', max_attempts := 1)`,
  );
  await inDatabase(
    site,
    `update graphile_worker._private_jobs set attempts = 1, last_error = 'ENOSPC: no space left on device'
      where key = 'finish-wallpaper:4711'`,
  );
  await inDatabase(
    site,
    `insert into system_note (name, value) values
      ('backup', '{"destination": "gallery.tar", "bytes": 1048576, "wallpapers": 12}'),
      ('disk', '{"bytes": {"originals": 0, "renditions": 0, "withheld": 0, "temporary": 0, "database": 0}, "walkMs": 1}')
      on conflict (name) do nothing`,
  );
  await visit('/admin/site/system');
  const panel = (name: string) => page.getByRole('region', { name });
  await expect(panel('Version').getByRole('definition').first()).toHaveText(/^\d+\.\d+\.\d+$/);
  await expect(panel('Disk')).toContainText('Originals');
  await expect(panel('Last backup')).toContainText('gallery.tar');
  await expect(panel('Last backup')).toContainText('1.0 MB');
  const state = page.getByRole('term').filter({ hasText: 'Jobs' }).locator('+ dd');
  await expect(state).toHaveText(/^\d+ waiting, \d+ running, \d+ retrying, [1-9]\d* failed\.$/);
  await expect(page.getByRole('term').filter({ hasText: 'Backup' }).locator('+ dd')).toContainText('1.0 MB');
  await expect(page.getByRole('term').filter({ hasText: 'Disk' }).locator('+ dd')).toHaveText(
    / free, .+ used \(measured .+\)$/,
  );
  expect(await findBarriers(page)).toEqual([]);

  const job = panel('Failed jobs').getByRole('listitem').filter({ hasText: 'Renditions of wallpaper 4711' });
  await expect(job).toContainText('ENOSPC: no space left on device');
  await expect(job).toContainText("won't be retried");
  await job.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Retrying the job', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/site\/system$/);
  // The jobs process finds no such wallpaper, which finishes the job.
  await expect
    .poll(() => inDatabase(site, `select from graphile_worker.jobs where key = 'finish-wallpaper:4711'`))
    .toEqual([]);
  await visit('/admin/site/system');
  await expect(job).toHaveCount(0);
});

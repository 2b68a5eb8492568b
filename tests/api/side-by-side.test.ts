import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';
import { othersWaitFor, processOf } from '../support/waiting';

const { site, admin } = onSharedSite();

const upload = async (fields: Record<string, string> = {}) =>
  admin('POST', '/api/wallpapers', { form: { ...fields, image: await newPicture() } });

const edit = (id: number, fields: object) =>
  admin('PUT', `/api/wallpapers/${id}`, { json: { title: 'Edited', resolution: '1x1', fileSize: '1 KB', ...fields } });

describe('a category that is deleted while', () => {
  let categories = 0;
  const newCategory = async (): Promise<number> => {
    categories += 1;
    const name = `Fleeting ${categories}`;
    return (await admin('POST', '/api/categories', { json: { name, slug: `fleeting-${categories}` } })).body.id;
  };

  it('a picture is uploaded into it leaves the wallpaper without one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await newCategory();
      const uploading = upload({ categoryId: String(id) });
      // The upload gets further with each round, because the site answers more requests before the deletion.
      for (let asked = 0; asked < 4 * round; asked += 1) await admin('GET', '/health');
      expect((await admin('DELETE', `/api/categories/${id}`)).status).toBe(200);
      const { status, body } = await uploading;
      // An upload that comes after the deletion gets an error at the field. One that began before it has no category.
      expect([201, 422]).toContain(status);
      if (status === 201) expect((await admin('GET', `/api/wallpapers/${body.id}`)).body.categoryId).toBeNull();
      else expect(body.fields).toEqual({ categoryId: ['This category does not exist.'] });
    }
  });

  it('a picture is just being put into it waits, and leaves the wallpaper without one', async () => {
    const id = await newCategory();
    await upload({ tags: 'held-back' });
    const holder = new pg.Client({ connectionString: site.databaseUrl });
    await holder.connect();
    await holder.query(`begin; select from tag where slug = 'held-back' for update`);
    const uploading = upload({ categoryId: String(id), tags: 'held-back' });
    const look = (sql: string) => inDatabase<Record<string, number>>(site, sql);
    const uploader = await othersWaitFor(await processOf(async (sql) => (await holder.query(sql)).rows), look);
    const deleting = admin('DELETE', `/api/categories/${id}`);
    await othersWaitFor(uploader, look);
    await holder.end();
    expect((await deleting).status).toBe(200);
    const { status, body } = await uploading;
    expect(status).toBe(201);
    expect((await admin('GET', `/api/wallpapers/${body.id}`)).body.categoryId).toBeNull();
  });

  it('a wallpaper is put into it leaves no failure', async () => {
    const wallpaper = (await upload()).body.id;
    for (let round = 0; round < 8; round += 1) {
      const id = await newCategory();
      const [edited, deleted] = await Promise.all([
        edit(wallpaper, { categoryId: id }),
        admin('DELETE', `/api/categories/${id}`),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 422]).toContain(edited.status);
      expect((await admin('GET', `/api/wallpapers/${wallpaper}`)).body.categoryId).toBeNull();
    }
  });
});

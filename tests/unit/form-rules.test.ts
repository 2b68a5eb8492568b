import { expect, test } from 'vitest';
import { PasswordChange } from '~/features/accounts/credentials.schema';
import { ContactInput } from '~/features/contact/contact.schema';
import { CategoryInput } from '~/features/taxonomy/categories/category.schema';
import { WallpaperEdit, WallpaperUpload } from '~/features/wallpapers/wallpaper.schema';
import { formRules } from '~/http/body/form.server';

test('the browser gets the schema’s limits and its message for blank fields', () => {
  const { constraint, sentences } = formRules(ContactInput);
  expect(constraint.subject).toEqual({ required: true, minLength: 3, maxLength: 200 });
  expect(constraint.message).toEqual({ required: true, minLength: 5, maxLength: 5000 });
  expect(constraint.email).toMatchObject({ required: true, maxLength: 254 });
  expect('a@b.example').toMatch(new RegExp(constraint.email?.pattern ?? '-', 'v'));
  expect('a@b').not.toMatch(new RegExp(constraint.email?.pattern ?? '', 'v'));
  expect(sentences).toEqual({
    email: 'Invalid email: Please enter a valid email address.',
    subject: 'Subject too short: Please provide a subject (min 3 chars).',
    message: 'Message too short: Please provide more details (min 5 chars).',
  });
});

test('only fields that the schema refuses when blank are required', () => {
  const required = (schema: Parameters<typeof formRules>[0]) =>
    Object.entries(formRules(schema).constraint).flatMap(([name, rule]) => (rule.required ? [name] : []));
  expect(required(CategoryInput)).toEqual(['name']);
  expect(required(WallpaperUpload)).toEqual([]);
  expect(required(WallpaperEdit)).toEqual(['title', 'resolution', 'fileSize']);
  expect(formRules(WallpaperEdit).constraint.title).toEqual({ required: true, minLength: 1, maxLength: 200 });
  expect(formRules(PasswordChange).constraint.newPassword).toEqual({ required: true, minLength: 8, maxLength: 256 });
});

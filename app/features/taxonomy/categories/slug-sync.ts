import type { FormEvent } from 'react';
import { slugFromName } from './category.slug';

/** For the element around both fields. The slug follows the name until it is edited. */
export function syncSlug(event: FormEvent<HTMLElement>): void {
  const box = event.currentTarget;
  const name = event.target;
  const slug = box.querySelector<HTMLInputElement>('input[name="slug"]');
  if (!slug || !(name instanceof HTMLInputElement) || name.name !== 'name') return;
  const before = box.dataset.name ?? name.defaultValue;
  box.dataset.name = name.value;
  if (slug.value === '' || slug.value === slugFromName(before)) slug.value = slugFromName(name.value);
}
